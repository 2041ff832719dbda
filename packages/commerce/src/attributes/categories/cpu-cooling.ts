import { count, flag, number, text, texts, type AttributeSet } from '../attribute.ts';
import { sockets } from '../known-values.ts';
import { colors, model } from '../shared-attributes.ts';

export const cpuCooling: AttributeSet = {
  attributes: {
    type: text('Type', 'Overview', {
      hint: 'Air coolers are simple and long-lasting; liquid coolers move more heat out of the case.',
    }),
    size: number('Size', 'Overview', [30, 600], {
      unit: 'mm',
      hint: 'Radiator size for liquid coolers, fan size for air coolers.',
      repeats: ['radiatorSizeMm', 'fanSizeMm'],
    }),
    socket: texts('Supported sockets', 'Compatibility', {
      hint: "Must include your processor's socket.",
      values: sockets,
    }),
    coolerHeightMm: number('Height', 'Compatibility', [15, 200], {
      unit: 'mm',
      hint: "Must not exceed the case's maximum cooler height.",
    }),
    memoryClearanceMm: number('Memory clearance', 'Compatibility', [15, 120], {
      unit: 'mm',
      hint: 'The tallest memory module that fits next to or under it.',
    }),
    radiatorSizeMm: number('Radiator size', 'Compatibility', [80, 600], {
      unit: 'mm',
      hint: 'The case needs a radiator mount this size.',
    }),
    radiatorThicknessMm: number('Radiator thickness', 'Compatibility', [15, 100], {
      unit: 'mm',
      hint: 'Without fans. A front radiator leaves less room for the graphics card.',
    }),
    tdpRatingWatts: number('Cooling capacity', 'Power', [20, 700], {
      unit: 'W',
      hint: "Should be at least the processor's peak power.",
    }),
    fanCount: count('Fans', 'Performance', [0, 10]),
    fanSizeMm: number('Fan size', 'Performance', [30, 250], { unit: 'mm' }),
    fanless: flag('Fanless', 'Performance'),
    minRpm: number('Minimum fan speed', 'Performance', [0, 3000], { unit: 'rpm' }),
    rpm: number('Maximum fan speed', 'Performance', [300, 10_000], { unit: 'rpm' }),
    noiseDb: number('Noise', 'Performance', [0, 80], {
      unit: 'dB',
      hint: 'Under 25 dB is barely audible; 10 dB more sounds twice as loud.',
    }),
    lighting: text('Lighting', 'Appearance'),
    ...colors,
    ...model,
  },
  derived: {
    size: {
      from: ({ size, radiatorSizeMm, fanSizeMm }) => size ?? radiatorSizeMm ?? fanSizeMm,
    },
    compatibility: {
      label: 'Compatible socket',
      hint: "Choose your processor's socket.",
      values: sockets,
      from: ({ socket }) => socket,
    },
  },
};
