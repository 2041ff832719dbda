import { count, number, text, texts, type AttributeSet } from '../attribute.ts';
import { rangeFilter } from '../range-filter.ts';
import { colors, model } from '../shared-attributes.ts';

export const graphicsCard: AttributeSet = {
  attributes: {
    chipset: text('GPU', 'Overview', {
      hint: 'Decides the speed; cards with the same GPU perform alike.',
    }),
    chipsetBrand: text('GPU brand', 'Overview'),
    memory: number('Memory', 'Overview', [0.25, 256], {
      unit: 'GB',
      hint: '8 GB suits 1080p; 12 to 16 GB is better for 1440p and 4K.',
    }),
    memoryType: text('Memory type', 'Overview'),
    memoryBusBits: count('Memory bus', 'Performance', [16, 16_384], { unit: 'bit' }),
    coreClockMhz: number('Base clock', 'Performance', [200, 5000], { unit: 'MHz' }),
    boostClockMhz: number('Boost clock', 'Performance', [200, 5000], { unit: 'MHz' }),
    shaderCount: count('Shader units', 'Performance', [8, 100_000]),
    gpuLengthMm: number('Length', 'Compatibility', [100, 450], {
      unit: 'mm',
      hint: "Must not exceed the case's maximum graphics card length.",
    }),
    slotWidth: number('Slot width', 'Compatibility', [0.5, 6], {
      hint: 'How many expansion slots it takes up.',
    }),
    interface: text('Interface', 'Compatibility'),
    radiatorSizeMm: number('Radiator size', 'Compatibility', [92, 560], {
      unit: 'mm',
      hint: 'The case needs a free radiator mount this size.',
    }),
    tdpWatts: number('Power draw', 'Power', [5, 650], {
      unit: 'W',
      hint: 'The most it draws under sustained load.',
    }),
    recommendedPsuWatts: number('Recommended power supply', 'Power', [100, 2000], {
      unit: 'W',
      hint: 'What the manufacturer recommends for a typical PC.',
    }),
    powerConnectors: texts('Power connectors', 'Power', {
      hint: 'Your power supply must have these.',
      format: {
        pattern: /^[1-4]x (6-pin|8-pin|12VHPWR|12V-2x6)$/,
        example: '2x 8-pin',
      },
    }),
    cooling: text('Cooling', 'Power'),
    ports: texts('Outputs', 'Connectivity', {
      hint: 'Your monitor needs one of these, or an adapter.',
    }),
    frameSync: text('Adaptive sync', 'Features', {
      hint: 'Prevents screen tearing on a monitor that supports it.',
    }),
    ...colors,
    ...model,
  },
  derived: {
    length: rangeFilter({
      label: 'Card length',
      hint: "Check your case's maximum graphics card length.",
      unit: 'mm',
      bounds: [200, 250, 300, 330],
      read: ({ gpuLengthMm }) => gpuLengthMm,
    }),
  },
};
