import { count, flag, number, text, type AttributeSet } from './attribute.ts';
import { supplySizes } from './known-values.ts';
import { colors, model } from './shared-attributes.ts';

export const powerSupply: AttributeSet = {
  attributes: {
    wattage: number('Wattage', 'Overview', [100, 3500], {
      unit: 'W',
      hint: 'Leave about a fifth more than the parts draw together.',
    }),
    efficiency: text('Efficiency', 'Overview', {
      hint: 'A better rating wastes less power as heat.',
      values: ['80+', '80+ Bronze', '80+ Silver', '80+ Gold', '80+ Platinum', '80+ Titanium'],
    }),
    modular: text('Modular cables', 'Overview', {
      hint: 'Leave the cables you do not need out of the case.',
      values: ['Full', 'Semi', 'No'],
      names: {
        Full: 'Fully modular',
        Semi: 'Semi-modular',
        No: 'Non-modular',
        'Non-Modular': 'Non-modular',
      },
    }),
    fanless: flag('Fanless', 'Overview'),
    formFactor: text('Form', 'Fit', {
      hint: 'ATX for most cases, SFX for small ones.',
      values: supplySizes,
    }),
    psuFormFactor: text('Form', 'Fit', { values: supplySizes, repeats: ['formFactor'] }),
    psuLengthMm: number('Length', 'Fit', [80, 300], {
      unit: 'mm',
      hint: 'Must be no longer than the case allows.',
    }),
    atx3: flag('ATX 3', 'Power', {
      hint: 'Made for the short power peaks of recent graphics cards.',
    }),
    activePfc: flag('Active PFC', 'Power', {
      hint: 'Behind a UPS, choose one with a pure sine wave.',
    }),
    eps8PinConnectors: count('Processor plugs (8-pin)', 'Connections', [0, 8]),
    pcie8PinConnectors: count('Graphics plugs (8-pin)', 'Connections', [0, 32], {
      hint: 'Count the plugs on your graphics card.',
    }),
    pcie16PinConnectors: count('Graphics plugs (16-pin)', 'Connections', [0, 8], {
      hint: 'For recent GeForce cards, without an adapter.',
    }),
    sataConnectors: count('SATA plugs', 'Connections', [0, 40], {
      hint: 'One for each hard disk or 2.5" SSD.',
    }),
    molexConnectors: count('Molex plugs', 'Connections', [0, 30]),
    cybeneticsEfficiency: text('Cybenetics efficiency', 'Features'),
    cybeneticsNoise: text('Cybenetics noise', 'Features', {
      hint: 'A++ is the quietest.',
    }),
    ...colors,
    ...model,
  },
  derived: {
    modular: { from: ({ modular }) => (modular === 'Non-Modular' ? 'No' : modular) },
  },
};
