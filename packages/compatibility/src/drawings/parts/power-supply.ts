import { numberOf, type Part } from '../../part.ts';
import { mm, supplySizes } from '../standards.ts';
import { coin, type PartSheet, type View } from './view.ts';
import {
  notStated,
  millimetres,
  outline,
  supplyFormOf,
  usualSupplyLength,
} from '../shared-shapes.ts';

export function powerSupply(supply: Part): PartSheet | undefined {
  const form = supplyFormOf(supply);
  const size = supplySizes[form];
  if (!size) return undefined;
  const [[wide, high], length] = [size, numberOf(supply, 'psuLengthMm')];
  const long = length ?? usualSupplyLength;
  const across = length === undefined ? notStated : mm(length);
  const fanSide: View = {
    title: 'Fan side',
    width: long,
    height: wide,
    down: mm(wide),
    draw: (pen) => {
      pen.rect(outline(length), [0, 0, long, wide], 2);
      const [middle, radius] = [[long / 2, wide / 2] as const, Math.min(wide, long) / 2 - 8];
      if (supply.attributes['fanless'] !== true) {
        for (const share of [0.82, 0.64, 0.46]) pen.circle('detail', middle, radius * share);
        pen.fan(middle, radius);
      }
      for (const x of [6, long - 6]) {
        for (const y of [6, wide - 6]) pen.circle('standard', [x, y], 2);
      }
    },
  };
  const side: View = {
    title: 'Side',
    width: long,
    height: high,
    down: mm(high),
    across,
    draw: (pen) => {
      pen.rect(outline(length), [0, 0, long, high], 2);
      pen.line('detail', [0, high - 3], [long, high - 3]);
      pen.rect('detail', [long * 0.16, high * 0.24, long * 0.68, high * 0.52], 2);
    },
  };
  const rear: View = {
    title: 'Rear',
    width: wide,
    height: high,
    across: mm(wide),
    draw: (pen) => {
      pen.rect('stated', [0, 0, wide, high], 2);
      for (let y = 9, isShifted = 0; y < high - 5; y += 7, isShifted = 1 - isShifted) {
        for (let x = 10; x < wide - 42; x += 8) pen.circle('detail', [x + isShifted * 4, y], 2.4);
      }
      pen.rect('standard', [wide - 36, high - 34, 28, 24], 3);
      pen.rect('standard', [wide - 32, 12, 20, 13], 1);
    },
  };
  return {
    columns: [[fanSide, side], [rear], [coin]],
    facts: [
      ['Length', millimetres(length)],
      ['Width, height', `${mm(wide)} × ${mm(high)} mm, ${form} standard`],
    ],
  };
}
