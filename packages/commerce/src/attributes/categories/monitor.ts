import { flag, number, text, texts, type AttributeSet } from '../attribute.ts';
import { rangeFilter } from '../range-filter.ts';
import { colors, model } from '../shared-attributes.ts';

export const monitor: AttributeSet = {
  attributes: {
    size: number('Size', 'Overview', [7, 110], {
      unit: 'inches',
      hint: 'Measured diagonally.',
    }),
    resolution: text('Resolution', 'Display', {
      hint: 'Higher resolutions look sharper but need a faster graphics card.',
      names: {
        '1920x1080': 'Full HD (1920 × 1080)',
        '2560x1440': 'QHD (2560 × 1440)',
        '3840x2160': '4K (3840 × 2160)',
        '2560x1080': 'Ultrawide (2560 × 1080)',
        '3440x1440': 'Ultrawide QHD (3440 × 1440)',
        '5120x1440': 'Dual QHD (5120 × 1440)',
      },
    }),
    resolutionName: text('Resolution name', 'Display'),
    aspectRatio: text('Aspect ratio', 'Display', { hint: '16:9 is standard; 21:9 is ultrawide.' }),
    panelType: text('Panel type', 'Display', {
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
    refreshRate: number('Refresh rate', 'Display', [24, 1000], {
      unit: 'Hz',
      hint: 'Higher means smoother motion; 144 Hz or more suits fast games.',
    }),
    responseTimeMs: number('Response time', 'Display', [0.01, 60], {
      unit: 'ms',
      hint: 'Lower means less blur behind moving objects.',
    }),
    adaptiveSync: text('Adaptive sync', 'Display', {
      hint: 'Keeps pace with the graphics card to prevent screen tearing.',
    }),
    brightnessNits: number('Brightness', 'Display', [50, 4000], {
      unit: 'nits',
      hint: '300 nits suits a lit room; HDR needs 600 or more.',
    }),
    hdr: text('HDR', 'Display', {
      hint: 'Brighter highlights and deeper shadows in movies and games.',
    }),
    curved: flag('Curved', 'Overview'),
    ports: texts('Inputs', 'Connectivity', {
      hint: 'Your PC needs one of these, or an adapter.',
    }),
    ...colors,
    ...model,
  },
  derived: {
    size: rangeFilter({
      unit: 'inches',
      bounds: [22, 25, 28, 32, 40],
      // 23.8" monitors are sold as 24", 31.5" as 32".
      read: ({ size }) => (typeof size === 'number' ? Math.round(size) : undefined),
    }),
  },
};
