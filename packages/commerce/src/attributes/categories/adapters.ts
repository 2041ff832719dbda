import { count, flag, number, text, type AttributeSet } from '../attribute.ts';
import { colors, model } from '../shared-attributes.ts';
import { normalizedInterface, usbStandards } from '../usb-names.ts';

export const adapters: AttributeSet = {
  attributes: {
    type: text('Type', 'Overview'),
    compatibility: text('Plugs into', 'Compatibility', {
      hint: 'The port or slot your PC needs.',
    }),
    external: flag('External', 'Compatibility'),
    interface: text('Interface', 'Connectivity', { values: usbStandards }),
    ports: count('Ports', 'Connectivity', [0, 32]),
    wireless: flag('Wireless', 'Connectivity'),
    speed: number('Speed', 'Performance', [1, 400_000], { unit: 'Mbps' }),
    ...colors,
    ...model,
  },
  derived: { interface: normalizedInterface },
};
