import { number, text, type AttributeSet } from '../attribute.ts';
import { capacityAsSold, driveInterface } from '../drive-filters.ts';
import { colors, model } from '../shared-attributes.ts';

export const storageHdd: AttributeSet = {
  attributes: {
    capacity: number('Capacity', 'Overview', [20, 128_000], { unit: 'GB' }),
    type: text('Type', 'Overview'),
    rpm: number('Speed', 'Performance', [3600, 20_000], {
      unit: 'rpm',
      hint: '7200 is faster; 5400 is quieter and cooler.',
    }),
    cacheMb: number('Cache', 'Performance', [1, 4096], { unit: 'MB' }),
    interface: driveInterface,
    formFactor: text('Form factor', 'Compatibility', {
      hint: '3.5" for desktops; 2.5" also fits laptops.',
    }),
    ...colors,
    ...model,
  },
  derived: { capacity: capacityAsSold },
};
