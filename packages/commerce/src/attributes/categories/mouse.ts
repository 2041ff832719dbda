import { count, flag, number, text, texts, type AttributeSet } from '../attribute.ts';
import { rangeFilter } from '../range-filter.ts';
import { colors, model } from '../shared-attributes.ts';

export const mouse: AttributeSet = {
  attributes: {
    style: text('Designed for', 'Overview'),
    handOrientation: text('Hand orientation', 'Overview'),
    weightG: number('Weight', 'Overview', [20, 400], {
      unit: 'g',
      hint: 'Lighter mice are easier to flick in fast games.',
    }),
    buttons: count('Buttons', 'Overview', [1, 40]),
    sensor: text('Sensor', 'Performance', {
      hint: 'Optical suits almost everyone; a trackball needs no desk space to move.',
      values: ['Optical', 'Laser', 'Trackball'],
    }),
    sensorModel: text('Sensor model', 'Performance'),
    dpi: number('Maximum DPI', 'Performance', [200, 100_000], {
      unit: 'dpi',
      hint: 'How fast the pointer can move; most people stay below 3200.',
    }),
    pollingRateHz: number('Polling rate', 'Performance', [50, 32_000], {
      unit: 'Hz',
      hint: 'How many times per second it reports to the PC.',
    }),
    wireless: flag('Wireless', 'Connectivity'),
    connectivity: texts('Connection type', 'Connectivity', {
      hint: 'A 2.4 GHz receiver responds faster than Bluetooth.',
    }),
    rgb: flag('RGB lighting', 'Appearance'),
    ...colors,
    ...model,
  },
  derived: {
    dpi: rangeFilter({
      unit: 'dpi',
      bounds: [4000, 8000, 16_000, 26_000],
      read: ({ dpi }) => dpi,
    }),
  },
};
