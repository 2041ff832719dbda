import {
  count,
  flag,
  number,
  text,
  texts,
  type Attributes,
  type AttributeSet,
} from './attribute.ts';
import { boardSizes, supplySizes } from './known-values.ts';
import { colors, model } from './shared-attributes.ts';

export const pcCase: AttributeSet = {
  attributes: {
    size: text('Case size', 'Overview', {
      hint: 'A mid tower suits most builds.',
      values: ['Mini Tower', 'Mid Tower', 'Full Tower', 'Desktop / HTPC', 'Test Bench'],
    }),
    formFactor: text('Made for', 'Overview', {
      hint: 'The largest usual board size; smaller boards fit too.',
      values: boardSizes,
    }),
    heightMm: number('Height', 'Overview', [30, 1200], { unit: 'mm' }),
    widthMm: number('Width', 'Overview', [30, 1000], { unit: 'mm' }),
    depthMm: number('Depth', 'Overview', [30, 1200], { unit: 'mm' }),
    volumeL: number('Volume', 'Overview', [1, 400], { unit: 'L' }),
    motherboardFormFactors: texts('Board sizes', 'Fit', {
      hint: 'The motherboard must be one of these.',
      values: boardSizes,
    }),
    maxGpuLengthMm: number('Longest graphics card', 'Fit', [80, 800], {
      unit: 'mm',
      hint: 'Less with a radiator in front.',
    }),
    maxCoolerHeightMm: number('Tallest cooler', 'Fit', [20, 350], {
      unit: 'mm',
      hint: 'For air coolers.',
    }),
    radiatorMounts: texts('Radiator mounts', 'Fit', {
      hint: 'Where a liquid cooler can go, and in which sizes.',
      form: {
        pattern:
          /^(Front|Top|Rear|Side|Bottom) (80|92|120|140|160|180|200|240|280|360|400|420|480|560) mm$/,
        example: 'Top 360 mm',
      },
    }),
    psuFormFactor: texts('Power supply forms', 'Fit', {
      hint: 'The power supply must be one of these.',
      values: supplySizes,
    }),
    maxPsuLengthMm: number('Longest power supply', 'Fit', [80, 500], { unit: 'mm' }),
    expansionSlots: count('Expansion slots', 'Fit', [0, 16], {
      hint: 'A thick graphics card covers three or four.',
    }),
    backConnect: flag('For back-connect boards', 'Fit', {
      hint: 'Takes boards with the connectors on the back.',
    }),
    bays35: count('3.5" bays', 'Storage', [0, 48], { hint: 'For hard disks.' }),
    bays25: count('2.5" bays', 'Storage', [0, 48], { hint: 'For 2.5" SSDs.' }),
    includedPsuWatts: number('Power supply in the box', 'Features', [20, 2500], { unit: 'W' }),
    includedFans: count('Fans in the box', 'Features', [0, 16]),
    psuShroud: flag('Power supply cover', 'Features'),
    ports: texts('Front ports', 'Connections', {
      hint: 'A USB-C port needs a matching header on the motherboard.',
    }),
    sidePanel: text('Side panel', 'Looks'),
    lighting: text('Lighting', 'Looks'),
    ...colors,
    ...model,
  },
  derived: { formFactor: { from: boardSizeOf } },
};

/** "ATX Mid Tower" is made for ATX; the tower is told by its size. */
function boardSizeOf({ formFactor, motherboardFormFactors }: Attributes): string | undefined {
  if (typeof formFactor !== 'string') return undefined;
  const named = formFactor.replace(/ (?:(?:Full |Mid |Mini )?Tower|Desktop|Slim|Test Bench)$/, '');
  if (boardSizes.includes(named) || !Array.isArray(motherboardFormFactors)) return named;
  return boardSizes.findLast((size) => motherboardFormFactors.includes(size));
}
