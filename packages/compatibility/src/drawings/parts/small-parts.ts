import { socketOf } from '../../names.ts';
import { textOf, type Part } from '../../part.ts';
import { driveSizes, mm, packageSizes } from '../standards.ts';
import { coin, type PartSheet, type View } from './view.ts';
import { m2LengthOf } from '../shared-shapes.ts';

export function processor(part: Part): PartSheet | undefined {
  const socket = socketOf(part) ?? '';
  const size = packageSizes[socket];
  if (!size) return undefined;
  const [wide, high] = size;
  const top: View = {
    title: 'From above',
    width: wide,
    height: high,
    across: mm(wide),
    down: mm(high),
    draw: (pen) => {
      pen.rect('stated', [0, 0, wide, high], 1);
      pen.rect('detail', [4, 4, wide - 8, high - 8], 3);
      pen.line('detail', [1.5, high - 4], [1.5, high - 1.5], [4, high - 1.5], [1.5, high - 4]);
    },
  };
  const side: View = {
    title: 'Side',
    width: wide,
    height: 7,
    draw: (pen) => {
      pen.rect('unknown', [4, 0, wide - 8, 3.5], 0.5);
      pen.rect('unknown', [0, 3.5, wide, 1.5]);
    },
  };
  return {
    columns: [[top], [side], [coin]],
    facts: [
      ['Package', `${mm(wide)} × ${mm(high)} mm, ${socket} standard`],
      ['Height', undefined],
    ],
  };
}

function m2(long: number): PartSheet {
  const top: View = {
    title: 'Module',
    width: long,
    height: 22,
    across: mm(long),
    down: '22',
    draw: (pen) => {
      pen.rect('stated', [0, 0, long, 22], 0.5);
      for (let y = 2; y < 20; y += 1.2) {
        if (y < 14.5 || y > 16.5) pen.line('detail', [0.4, y], [3, y]);
      }
      pen.circle('standard', [long, 11], 1.75);
      for (let x = 10; x < long - 12; x += 17) pen.rect('detail', [x, 4, 13, 14], 0.5);
    },
  };
  const edge: View = {
    title: 'Edge',
    width: long,
    height: 4,
    note: 'thickness not stated',
    draw: (pen) => {
      pen.rect('standard', [0, 1.6, long, 0.8]);
      pen.rect('unknown', [8, 0, long - 14, 4]);
    },
  };
  return {
    columns: [[top, edge], [coin]],
    facts: [
      ['Size', `${mm(long)} × 22 mm, M.2 standard`],
      ['Thickness', undefined],
    ],
  };
}

export function drive(part: Part): PartSheet | undefined {
  const long = m2LengthOf(part);
  if (long !== undefined) return m2(long);
  const form = textOf(part, 'formFactor') ?? '';
  const size = driveSizes[form];
  if (!size) return undefined;
  const [length, wide, high] = size;
  const isLarge = form === '3.5"';
  const top: View = {
    title: 'From above',
    width: length,
    height: wide,
    across: mm(length),
    down: mm(wide),
    draw: (pen) => {
      pen.rect('stated', [0, 0, length, wide], 3);
      pen.rect('detail', [length * 0.08, wide * 0.08, length * 0.84, wide * 0.84], 3);
      for (const x of [0.12, 0.88]) {
        for (const y of [4, wide - 4]) pen.circle('standard', [length * x, y], 1.6);
      }
      if (isLarge) pen.circle('detail', [length * 0.6, wide / 2], 36);
    },
  };
  const edge: View = {
    title: 'Side',
    width: length,
    height: high,
    ...(isLarge ? { down: mm(high) } : { note: 'height not stated' }),
    draw: (pen) => {
      pen.rect(isLarge ? 'stated' : 'unknown-fill', [0, 0, length, high], 1);
      for (const x of [0.15, 0.5, 0.85]) pen.circle('detail', [length * x, high / 2], 1.6);
    },
  };
  return {
    columns: [[top, edge], [coin]],
    facts: [
      ['Length, width', `${mm(length)} × ${mm(wide)} mm, ${form.replace('"', '″')} standard`],
      ['Height', isLarge ? `${mm(high)} mm, standard` : undefined],
    ],
  };
}
