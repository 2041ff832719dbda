import { number, text, type AttributeSet } from './attribute.ts';
import { colors, model } from './shared-attributes.ts';
import { interfaceByOneName, usbStandards } from './usb-names.ts';

export const cables: AttributeSet = {
  attributes: {
    type: text('Kind', 'Overview'),
    length: number('Length', 'Overview', [0.05, 100], { unit: 'm' }),
    interface: text('Standard', 'Connections', {
      hint: 'A newer standard also works with older devices, at their speed.',
      values: usbStandards,
    }),
    ...colors,
    ...model,
  },
  derived: { interface: interfaceByOneName },
};
