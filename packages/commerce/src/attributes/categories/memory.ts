import { count, flag, number, text, texts, type AttributeSet } from '../attribute.ts';
import { colors, model } from '../shared-attributes.ts';

export const memory: AttributeSet = {
  attributes: {
    capacity: number('Capacity', 'Overview', [0.25, 1024], {
      unit: 'GB',
      hint: 'Total of all modules in the kit.',
    }),
    moduleCount: count('Modules', 'Overview', [1, 16], {
      hint: 'Two modules run faster than one of the same total capacity.',
    }),
    moduleCapacityGb: number('Capacity per module', 'Overview', [0.25, 256], { unit: 'GB' }),
    type: text('Memory type', 'Compatibility', { hint: 'Must match the motherboard.' }),
    memoryType: text('Memory type', 'Compatibility', { repeats: ['type'] }),
    formFactor: text('Form factor', 'Compatibility', {
      hint: 'DIMM for desktops, SO-DIMM for laptops and mini PCs.',
    }),
    heightMm: number('Height', 'Compatibility', [17, 80], {
      unit: 'mm',
      hint: 'Tall modules may not fit under a large air cooler.',
    }),
    pinCount: count('Pins', 'Compatibility', [72, 400]),
    speed: number('Speed', 'Performance', [100, 16_000], {
      unit: 'MT/s',
      hint: 'The highest rated speed; you may need to turn on XMP or EXPO.',
    }),
    casLatency: number('CAS latency', 'Performance', [2, 60], {
      hint: 'Lower is faster at the same speed.',
    }),
    timings: text('Timings', 'Performance'),
    profiles: texts('XMP / EXPO profiles', 'Performance', {
      hint: 'A BIOS setting that runs the memory at its rated speed.',
    }),
    voltage: number('Voltage', 'Power', [0.8, 3], { unit: 'V' }),
    heatSpreader: flag('Heat spreader', 'Features'),
    ecc: flag('ECC', 'Features', {
      hint: 'Corrects memory errors, for servers and workstations.',
    }),
    registered: flag('Registered (RDIMM)', 'Features', {
      hint: "For servers only; it won't work in a desktop board.",
    }),
    rgb: flag('RGB lighting', 'Appearance'),
    ...colors,
    ...model,
  },
};
