import { number, text, type AttributeSet } from '../attribute.ts';
import { colors, model } from '../shared-attributes.ts';
import { normalizedInterface, usbStandards } from '../usb-names.ts';

export const cables: AttributeSet = {
  attributes: {
    type: text('Type', 'Overview'),
    length: number('Length', 'Overview', [0.05, 100], { unit: 'm' }),
    interface: text('Standard', 'Connectivity', {
      hint: 'Newer cables also work with older devices, at the older speed.',
      values: usbStandards,
    }),
    ...colors,
    ...model,
  },
  derived: { interface: normalizedInterface },
};
