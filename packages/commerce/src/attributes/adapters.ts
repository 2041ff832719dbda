import { count, flag, number, text, type AttributeSet } from './attribute.ts';
import { colors, model } from './shared-attributes.ts';
import { interfaceByOneName, usbStandards } from './usb-names.ts';

export const adapters: AttributeSet = {
  attributes: {
    type: text('Kind', 'Overview'),
    compatibility: text('Plugs into', 'Fit', {
      hint: 'The port or slot your PC needs to have.',
    }),
    external: flag('Outside the case', 'Fit'),
    interface: text('Interface', 'Connections', { values: usbStandards }),
    ports: count('Ports', 'Connections', [0, 32]),
    wireless: flag('Wireless', 'Connections'),
    speed: number('Speed', 'Performance', [1, 400_000], { unit: 'Mbps' }),
    ...colors,
    ...model,
  },
  derived: { interface: interfaceByOneName },
};
