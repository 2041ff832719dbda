import { count, flag, text, type AttributeSet } from './attribute.ts';
import { colors, model } from './shared-attributes.ts';
import { interfaceByOneName, usbStandards } from './usb-names.ts';

export const hubs: AttributeSet = {
  attributes: {
    type: text('Kind', 'Overview'),
    ports: count('Ports', 'Connections', [1, 96]),
    interface: text('Standard', 'Connections', {
      hint: 'All ports share the speed of this one link.',
      values: usbStandards,
    }),
    compatibility: text('Plugs into', 'Fit', {
      hint: 'The port your PC needs to have.',
    }),
    powered: flag('Own power supply', 'Power', {
      hint: 'Better for disks and for charging.',
    }),
    ...colors,
    ...model,
  },
  derived: { interface: interfaceByOneName },
};
