import {
  count,
  flag,
  number,
  text,
  texts,
  type Attributes,
  type AttributeSet,
} from '../attribute.ts';
import { boardSizes, supplySizes } from '../known-values.ts';
import { colors, model } from '../shared-attributes.ts';

export const pcCase: AttributeSet = {
  attributes: {
    size: text('Case size', 'Overview', {
      hint: 'A mid tower suits most builds.',
      values: ['Mini Tower', 'Mid Tower', 'Full Tower', 'Desktop / HTPC', 'Test Bench'],
    }),
    formFactor: text('Form factor', 'Overview', {
      hint: 'The largest standard motherboard size; smaller boards fit too.',
      values: boardSizes,
    }),
    heightMm: number('Height', 'Overview', [30, 1200], { unit: 'mm' }),
    widthMm: number('Width', 'Overview', [30, 1000], { unit: 'mm' }),
    depthMm: number('Depth', 'Overview', [30, 1200], { unit: 'mm' }),
    volumeL: number('Volume', 'Overview', [1, 400], { unit: 'L' }),
    motherboardFormFactors: texts('Motherboard sizes', 'Compatibility', {
      hint: 'Your motherboard must be one of these.',
      values: boardSizes,
    }),
    maxGpuLengthMm: number('Maximum graphics card length', 'Compatibility', [80, 800], {
      unit: 'mm',
      hint: 'Less with a front radiator.',
    }),
    maxCoolerHeightMm: number('Maximum cooler height', 'Compatibility', [20, 350], {
      unit: 'mm',
      hint: 'For air coolers.',
    }),
    radiatorMounts: texts('Radiator mounts', 'Compatibility', {
      hint: 'Where a liquid cooler fits, and in which sizes.',
      format: {
        pattern:
          /^(Front|Top|Rear|Side|Bottom) (80|92|120|140|160|180|200|240|280|360|400|420|480|560) mm$/,
        example: 'Top 360 mm',
      },
    }),
    psuFormFactor: texts('Power supply form factors', 'Compatibility', {
      hint: 'Your power supply must be one of these.',
      values: supplySizes,
    }),
    maxPsuLengthMm: number('Maximum power supply length', 'Compatibility', [80, 500], {
      unit: 'mm',
    }),
    expansionSlots: count('Expansion slots', 'Compatibility', [0, 16], {
      hint: 'A thick graphics card takes up 3 or 4.',
    }),
    backConnect: flag('Back-connect support', 'Compatibility', {
      hint: 'Fits motherboards with connectors on the back.',
    }),
    bays35: count('3.5" drive bays', 'Storage', [0, 48], { hint: 'For hard disks.' }),
    bays25: count('2.5" drive bays', 'Storage', [0, 48], { hint: 'For 2.5" SSDs.' }),
    includedPsuWatts: number('Included power supply', 'Features', [20, 2500], { unit: 'W' }),
    includedFans: count('Included fans', 'Features', [0, 16]),
    psuShroud: flag('Power supply shroud', 'Features'),
    ports: texts('Front ports', 'Connectivity', {
      hint: 'A USB-C port needs a matching header on the motherboard.',
    }),
    sidePanel: text('Side panel', 'Appearance'),
    lighting: text('Lighting', 'Appearance'),
    ...colors,
    ...model,
  },
  derived: { formFactor: { from: boardSizeOf } },
};

/** Reads "ATX" from "ATX Mid Tower". */
function boardSizeOf({ formFactor, motherboardFormFactors }: Attributes): string | undefined {
  if (typeof formFactor !== 'string') return undefined;
  const named = formFactor.replace(/ (?:(?:Full |Mid |Mini )?Tower|Desktop|Slim|Test Bench)$/, '');
  if (boardSizes.includes(named) || !Array.isArray(motherboardFormFactors)) return named;
  return boardSizes.findLast((size) => motherboardFormFactors.includes(size));
}
