import { flag, number, text, texts, type AttributeSet } from './attribute.ts';
import { colors, model } from './shared-attributes.ts';

export const keyboard: AttributeSet = {
  attributes: {
    type: text('Kind', 'Overview'),
    style: text('Made for', 'Overview'),
    layout: text('Layout', 'Overview', {
      hint: 'TKL leaves out the number pad; 60% also the arrow keys.',
      values: ['Full Size', '96%', 'TKL', '75%', '65%', '60%', 'Numpad'],
    }),
    switchType: text('Switches', 'Overview', {
      hint: 'Linear is smooth, tactile has a bump, clicky is loud, membrane is soft.',
      values: ['Linear', 'Tactile', 'Clicky', 'Optical', 'Magnetic', 'Membrane'],
    }),
    switchModel: text('Switch model', 'Overview'),
    hotSwappable: flag('Hot-swappable switches', 'Features', {
      hint: 'Switches can be changed without soldering.',
    }),
    keycapMaterial: text('Keycaps', 'Features', {
      hint: 'PBT stays rough for longer than ABS.',
    }),
    wireless: flag('Wireless', 'Connections'),
    connectivity: texts('Connects by', 'Connections', {
      hint: 'A 2.4 GHz receiver answers faster than Bluetooth.',
    }),
    pollingRateHz: number('Polling rate', 'Performance', [50, 32_000], {
      unit: 'Hz',
      hint: 'How often a second it reports to the PC.',
    }),
    backlight: text('Backlight', 'Looks'),
    ...colors,
    ...model,
  },
};
