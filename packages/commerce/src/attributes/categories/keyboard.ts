import { flag, number, text, texts, type AttributeSet } from '../attribute.ts';
import { colors, model } from '../shared-attributes.ts';

export const keyboard: AttributeSet = {
  attributes: {
    type: text('Type', 'Overview'),
    style: text('Designed for', 'Overview'),
    layout: text('Layout', 'Overview', {
      hint: 'TKL has no number pad; 60% has no arrow keys either.',
      values: ['Full Size', '96%', 'TKL', '75%', '65%', '60%', 'Numpad'],
    }),
    switchType: text('Switch type', 'Overview', {
      hint: 'Linear is smooth, tactile has a bump, clicky is loud, membrane is soft.',
      values: ['Linear', 'Tactile', 'Clicky', 'Optical', 'Magnetic', 'Membrane'],
    }),
    switchModel: text('Switch model', 'Overview'),
    hotSwappable: flag('Hot-swappable switches', 'Features', {
      hint: 'You can replace the switches without soldering.',
    }),
    keycapMaterial: text('Keycaps', 'Features', {
      hint: 'PBT resists shine longer than ABS.',
    }),
    wireless: flag('Wireless', 'Connectivity'),
    connectivity: texts('Connection type', 'Connectivity', {
      hint: 'A 2.4 GHz receiver responds faster than Bluetooth.',
    }),
    pollingRateHz: number('Polling rate', 'Performance', [50, 32_000], {
      unit: 'Hz',
      hint: 'How many times per second it reports to the PC.',
    }),
    backlight: text('Backlight', 'Appearance'),
    ...colors,
    ...model,
  },
};
