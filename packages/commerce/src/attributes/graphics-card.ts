import { count, number, text, texts, type AttributeSet } from './attribute.ts';
import { inSteps } from './in-steps.ts';
import { colors, model } from './shared-attributes.ts';

export const graphicsCard: AttributeSet = {
  attributes: {
    chipset: text('Graphics chip', 'Overview', {
      hint: 'Decides the speed; cards with the same chip differ little.',
    }),
    chipsetBrand: text('Chip maker', 'Overview'),
    memory: number('Memory', 'Overview', [0.25, 256], {
      unit: 'GB',
      hint: '8 GB suits 1080p, 12 to 16 GB is better for 1440p and 4K.',
    }),
    memoryType: text('Memory type', 'Overview'),
    memoryBusBits: count('Memory bus', 'Performance', [16, 16_384], { unit: 'bit' }),
    coreClockMhz: number('Base clock', 'Performance', [200, 5000], { unit: 'MHz' }),
    boostClockMhz: number('Boost clock', 'Performance', [200, 5000], { unit: 'MHz' }),
    shaderCount: count('Shader units', 'Performance', [8, 100_000]),
    gpuLengthMm: number('Length', 'Fit', [100, 450], {
      unit: 'mm',
      hint: 'Must be less than the longest card the case takes.',
    }),
    slotWidth: number('Slots wide', 'Fit', [0.5, 6], {
      hint: 'How many expansion slots of the case it covers.',
    }),
    interface: text('Connection to the board', 'Fit'),
    radiatorSizeMm: number('Radiator', 'Fit', [92, 560], {
      unit: 'mm',
      hint: 'The case needs a free mount of this size.',
    }),
    tdpWatts: number('Power', 'Power', [5, 650], {
      unit: 'W',
      hint: 'The most it draws under lasting load.',
    }),
    recommendedPsuWatts: number('Recommended power supply', 'Power', [100, 2000], {
      unit: 'W',
      hint: 'What the maker asks for in a usual PC.',
    }),
    powerConnectors: texts('Power plugs', 'Power', {
      hint: 'The power supply must have these.',
      form: {
        pattern: /^[1-4]x (6-pin|8-pin|12VHPWR|12V-2x6)$/,
        example: '2x 8-pin',
      },
    }),
    cooling: text('Cooling', 'Power'),
    ports: texts('Outputs', 'Connections', {
      hint: 'Your monitor needs one of these, or an adapter.',
    }),
    frameSync: text('Frame sync', 'Features', {
      hint: 'Keeps motion free of tearing on a monitor that supports it.',
    }),
    ...colors,
    ...model,
  },
  derived: {
    length: inSteps({
      label: 'Card length',
      hint: 'Check the longest card your case takes.',
      unit: 'mm',
      bounds: [200, 250, 300, 330],
      read: ({ gpuLengthMm }) => gpuLengthMm,
    }),
  },
};
