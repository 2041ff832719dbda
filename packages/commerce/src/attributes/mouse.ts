import { count, flag, number, text, texts, type AttributeSet } from './attribute.ts';
import { inSteps } from './in-steps.ts';
import { colors, model } from './shared-attributes.ts';

export const mouse: AttributeSet = {
  attributes: {
    style: text('Made for', 'Overview'),
    handOrientation: text('Hand', 'Overview'),
    weightG: number('Weight', 'Overview', [20, 400], {
      unit: 'g',
      hint: 'Lighter is easier to flick in fast games.',
    }),
    buttons: count('Buttons', 'Overview', [1, 40]),
    sensor: text('Sensor', 'Performance', {
      hint: 'Optical suits almost everyone; a trackball needs no room to move.',
      values: ['Optical', 'Laser', 'Trackball'],
    }),
    sensorModel: text('Sensor model', 'Performance'),
    dpi: number('Highest DPI', 'Performance', [200, 100_000], {
      unit: 'dpi',
      hint: 'How fast the pointer can go; most people stay below 3200.',
    }),
    pollingRateHz: number('Polling rate', 'Performance', [50, 32_000], {
      unit: 'Hz',
      hint: 'How often a second it reports to the PC.',
    }),
    wireless: flag('Wireless', 'Connections'),
    connectivity: texts('Connects by', 'Connections', {
      hint: 'A 2.4 GHz receiver answers faster than Bluetooth.',
    }),
    rgb: flag('RGB lighting', 'Looks'),
    ...colors,
    ...model,
  },
  derived: {
    dpi: inSteps({
      unit: 'dpi',
      bounds: [4000, 8000, 16_000, 26_000],
      read: ({ dpi }) => dpi,
    }),
  },
};
