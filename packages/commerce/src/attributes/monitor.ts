import { flag, number, text, texts, type AttributeSet } from './attribute.ts';
import { inSteps } from './in-steps.ts';
import { colors, model } from './shared-attributes.ts';

export const monitor: AttributeSet = {
  attributes: {
    size: number('Size', 'Overview', [7, 110], {
      unit: 'inches',
      hint: 'Measured across, from corner to corner.',
    }),
    resolution: text('Resolution', 'Picture', {
      hint: 'More pixels look sharper and ask more of the graphics card.',
      names: {
        '1920x1080': 'Full HD (1920 × 1080)',
        '2560x1440': 'QHD (2560 × 1440)',
        '3840x2160': '4K (3840 × 2160)',
        '2560x1080': 'Ultrawide (2560 × 1080)',
        '3440x1440': 'Ultrawide QHD (3440 × 1440)',
        '5120x1440': 'Dual QHD (5120 × 1440)',
      },
    }),
    resolutionName: text('Known as', 'Picture'),
    aspectRatio: text('Shape', 'Picture', { hint: '16:9 is usual, 21:9 is ultrawide.' }),
    panelType: text('Panel', 'Picture', {
      hint: 'IPS for color, VA for contrast, OLED for both at a higher price.',
      values: [
        'TN',
        'VA',
        'IPS',
        'Nano IPS',
        'Mini LED VA',
        'Mini LED IPS',
        'OLED',
        'WOLED',
        'QD-OLED',
      ],
    }),
    refreshRate: number('Refresh rate', 'Picture', [24, 1000], {
      unit: 'Hz',
      hint: 'Higher makes motion smoother; 144 Hz and up suits fast games.',
    }),
    responseTimeMs: number('Response time', 'Picture', [0.01, 60], {
      unit: 'ms',
      hint: 'Lower leaves less blur behind things that move.',
    }),
    adaptiveSync: text('Adaptive sync', 'Picture', {
      hint: 'Follows the graphics card, so that motion does not tear.',
    }),
    brightnessNits: number('Brightness', 'Picture', [50, 4000], {
      unit: 'nits',
      hint: '300 suits a lit room; HDR wants 600 or more.',
    }),
    hdr: text('HDR', 'Picture', { hint: 'Brighter lights and deeper shadows in films and games.' }),
    curved: flag('Curved', 'Overview'),
    ports: texts('Inputs', 'Connections', {
      hint: 'Your PC needs one of these, or an adapter.',
    }),
    ...colors,
    ...model,
  },
  derived: {
    size: inSteps({
      unit: 'inches',
      bounds: [22, 25, 28, 32, 40],
      // A 23.8 is sold as a 24, a 31.5 as a 32.
      read: ({ size }) => (typeof size === 'number' ? Math.round(size) : undefined),
    }),
  },
};
