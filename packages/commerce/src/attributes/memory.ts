import { count, flag, number, text, texts, type AttributeSet } from './attribute.ts';
import { colors, model } from './shared-attributes.ts';

export const memory: AttributeSet = {
  attributes: {
    capacity: number('Capacity', 'Overview', [0.25, 1024], {
      unit: 'GB',
      hint: 'Of all modules in the box together.',
    }),
    moduleCount: count('Modules', 'Overview', [1, 16], {
      hint: 'Two run faster than one of the same total size.',
    }),
    moduleCapacityGb: number('Size of one module', 'Overview', [0.25, 256], { unit: 'GB' }),
    type: text('Memory type', 'Fit', { hint: 'Must be the type the motherboard uses.' }),
    memoryType: text('Memory type', 'Fit', { repeats: ['type'] }),
    formFactor: text('Module size', 'Fit', {
      hint: 'DIMM for desktops, SO-DIMM for laptops and mini PCs.',
    }),
    heightMm: number('Height', 'Fit', [17, 80], {
      unit: 'mm',
      hint: 'Tall modules can touch a large air cooler.',
    }),
    pinCount: count('Pins', 'Fit', [72, 400]),
    speed: number('Speed', 'Performance', [100, 16_000], {
      unit: 'MT/s',
      hint: 'The highest rated speed, often reached by turning on XMP or EXPO.',
    }),
    casLatency: number('CAS latency', 'Performance', [2, 60], {
      hint: 'Lower is quicker at the same speed.',
    }),
    timings: text('Timings', 'Performance'),
    profiles: texts('Speed profiles', 'Performance', {
      hint: 'One setting in the BIOS that brings the memory to its rated speed.',
    }),
    voltage: number('Voltage', 'Power', [0.8, 3], { unit: 'V' }),
    heatSpreader: flag('Heat spreader', 'Features'),
    ecc: flag('ECC', 'Features', {
      hint: 'Corrects its own errors, for servers and workstations.',
    }),
    registered: flag('Registered', 'Features', {
      hint: 'For servers only; it does not start in a desktop board.',
    }),
    rgb: flag('RGB lighting', 'Looks'),
    ...colors,
    ...model,
  },
};
