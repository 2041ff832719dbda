import { count, flag, text, type AttributeSet } from '../attribute.ts';
import { colors, model } from '../shared-attributes.ts';
import { normalizedInterface, usbStandards } from '../usb-names.ts';

export const hubs: AttributeSet = {
  attributes: {
    type: text('Type', 'Overview'),
    ports: count('Ports', 'Connectivity', [1, 96]),
    interface: text('Standard', 'Connectivity', {
      hint: "All ports share this connection's speed.",
      values: usbStandards,
    }),
    compatibility: text('Plugs into', 'Compatibility', {
      hint: 'The port your PC needs.',
    }),
    powered: flag('Power adapter included', 'Power', {
      hint: 'Better for hard disks and charging.',
    }),
    ...colors,
    ...model,
  },
  derived: { interface: normalizedInterface },
};
