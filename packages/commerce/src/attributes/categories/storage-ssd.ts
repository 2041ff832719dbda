import { flag, number, text, type AttributeSet } from '../attribute.ts';
import { capacityAsSold, driveInterface } from '../drive-filters.ts';
import { colors, model } from '../shared-attributes.ts';

export const storageSsd: AttributeSet = {
  attributes: {
    capacity: number('Capacity', 'Overview', [8, 256_000], { unit: 'GB' }),
    type: text('Type', 'Overview', {
      hint: 'NVMe is several times faster than SATA and needs an M.2 slot.',
    }),
    nvme: flag('NVMe', 'Overview', { repeats: ['type'] }),
    cacheMb: number('Cache', 'Performance', [1, 65_536], {
      unit: 'MB',
      hint: 'Keeps large file copies fast.',
    }),
    interface: driveInterface,
    formFactor: text('Form factor', 'Compatibility', {
      hint: 'M.2-2280 is the standard stick; 2.5" drives connect by cable.',
      values: [
        'M.2-2230',
        'M.2-2242',
        'M.2-2260',
        'M.2-2280',
        'M.2-22110',
        'mSATA',
        '2.5"',
        '3.5"',
      ],
    }),
    ...colors,
    ...model,
  },
  derived: { capacity: capacityAsSold },
};
