import { count, flag, number, text, type AttributeSet } from '../attribute.ts';
import { supplySizes } from '../known-values.ts';
import { colors, model } from '../shared-attributes.ts';

export const powerSupply: AttributeSet = {
  attributes: {
    wattage: number('Wattage', 'Overview', [100, 3500], {
      unit: 'W',
      hint: 'Allow about 20% more than your parts draw together.',
    }),
    efficiency: text('Efficiency', 'Overview', {
      hint: 'A higher rating wastes less power as heat.',
      values: ['80+', '80+ Bronze', '80+ Silver', '80+ Gold', '80+ Platinum', '80+ Titanium'],
    }),
    modular: text('Modular cables', 'Overview', {
      hint: "Lets you leave out the cables you don't need.",
      values: ['Full', 'Semi', 'No'],
      names: {
        Full: 'Fully modular',
        Semi: 'Semi-modular',
        No: 'Non-modular',
        'Non-Modular': 'Non-modular',
      },
    }),
    fanless: flag('Fanless', 'Overview'),
    formFactor: text('Form factor', 'Compatibility', {
      hint: 'ATX for most cases, SFX for small ones.',
      values: supplySizes,
    }),
    psuFormFactor: text('Form factor', 'Compatibility', {
      values: supplySizes,
      repeats: ['formFactor'],
    }),
    psuLengthMm: number('Length', 'Compatibility', [80, 300], {
      unit: 'mm',
      hint: "Must not exceed the case's maximum power supply length.",
    }),
    atx3: flag('ATX 3', 'Power', {
      hint: 'Handles the short power spikes of recent graphics cards.',
    }),
    activePfc: flag('Active PFC', 'Power', {
      hint: 'If you use a UPS, choose a pure sine wave model.',
    }),
    eps8PinConnectors: count('CPU connectors (8-pin)', 'Connectivity', [0, 8]),
    pcie8PinConnectors: count('PCIe connectors (8-pin)', 'Connectivity', [0, 32], {
      hint: 'Check how many your graphics card needs.',
    }),
    pcie16PinConnectors: count('PCIe connectors (16-pin)', 'Connectivity', [0, 8], {
      hint: 'Powers recent GeForce cards without an adapter.',
    }),
    sataConnectors: count('SATA connectors', 'Connectivity', [0, 40], {
      hint: 'One for each hard disk or 2.5" SSD.',
    }),
    molexConnectors: count('Molex connectors', 'Connectivity', [0, 30]),
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
