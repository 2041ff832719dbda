import { count, flag, number, text, texts, type AttributeSet } from './attribute.ts';
import { sockets } from './known-values.ts';
import { colors, model } from './shared-attributes.ts';

export const cpuCooling: AttributeSet = {
  attributes: {
    type: text('Kind', 'Overview', {
      hint: 'Air is simple and lasting; liquid moves more heat out of the case.',
    }),
    size: number('Size', 'Overview', [30, 600], {
      unit: 'mm',
      hint: 'The radiator of a liquid cooler, the fan of an air cooler.',
      repeats: ['radiatorSizeMm', 'fanSizeMm'],
    }),
    socket: texts('Sockets', 'Fit', {
      hint: 'One of these must be the socket of the processor.',
      values: sockets,
    }),
    coolerHeightMm: number('Height', 'Fit', [15, 200], {
      unit: 'mm',
      hint: 'Must be less than the tallest cooler the case takes.',
    }),
    memoryClearanceMm: number('Room for memory', 'Fit', [15, 120], {
      unit: 'mm',
      hint: 'The tallest memory module that fits beside or under it.',
    }),
    radiatorSizeMm: number('Radiator', 'Fit', [80, 600], {
      unit: 'mm',
      hint: 'The case needs a mount of this size.',
    }),
    radiatorThicknessMm: number('Radiator thickness', 'Fit', [15, 100], {
      unit: 'mm',
      hint: 'Without fans; mounted in front, it shortens the room for the graphics card.',
    }),
    tdpRatingWatts: number('Cooling power', 'Power', [20, 700], {
      unit: 'W',
      hint: 'Should be at least the peak power of the processor.',
    }),
    fanCount: count('Fans', 'Performance', [0, 10]),
    fanSizeMm: number('Fan size', 'Performance', [30, 250], { unit: 'mm' }),
    fanless: flag('Fanless', 'Performance'),
    minRpm: number('Slowest fan speed', 'Performance', [0, 3000], { unit: 'rpm' }),
    rpm: number('Fastest fan speed', 'Performance', [300, 10_000], { unit: 'rpm' }),
    noiseDb: number('Noise', 'Performance', [0, 80], {
      unit: 'dB',
      hint: 'Under 25 dB is hardly heard; 10 dB more sounds twice as loud.',
    }),
    lighting: text('Lighting', 'Looks'),
    ...colors,
    ...model,
  },
  derived: {
    size: {
      from: ({ size, radiatorSizeMm, fanSizeMm }) => size ?? radiatorSizeMm ?? fanSizeMm,
    },
    compatibility: {
      label: 'Fits socket',
      hint: 'The socket of your processor.',
      values: sockets,
      from: ({ socket }) => socket,
    },
  },
};
