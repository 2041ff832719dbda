import { isLiquid } from '../../names.ts';
import { numberOf, type Part } from '../../part.ts';
import type { Pen } from '../pen.ts';
import { fanDepth, mm, radiatorDepth } from '../standards.ts';
import { coin, type PartSheet, type View } from './view.ts';
import {
  notStated,
  millimetres,
  outline,
  usualHeight,
  tank,
  fanSizeOf,
  isLow,
  towerDepth,
  overallLength,
  drawRadiator,
} from '../shared-shapes.ts';

function liquid(cooler: Part, radiator: number): PartSheet {
  const [fan, thick] = [fanSizeOf(cooler), numberOf(cooler, 'radiatorThicknessMm')];
  const depth = thick ?? radiatorDepth;
  const fans: View = {
    title: 'Fans',
    width: overallLength(radiator),
    height: fan,
    down: numberOf(cooler, 'fanSizeMm') === undefined ? notStated : mm(fan),
    draw: (pen) => drawRadiator(pen, radiator, fan),
  };
  const edge: View = {
    title: 'Edge',
    width: overallLength(radiator),
    height: depth + fanDepth,
    across: mm(radiator),
    span: [tank, tank + radiator],
    note: millimetres(thick) ?? 'thickness not stated',
    draw: (pen) => {
      pen.rect(outline(thick), [0, 0, overallLength(radiator), depth], 2);
      for (let at = tank + 2; at < radiator + tank - 2; at += 5) {
        pen.line('detail', [at, 4], [at, depth - 4]);
      }
      pen.rect('standard', [tank, depth, radiator, fanDepth], 2);
    },
  };
  return {
    columns: [[fans, edge], [coin]],
    facts: [
      ['Radiator', `${mm(radiator)} mm`],
      ['Fans', fansText(cooler)],
      ['Overall length', undefined],
      ['Thickness', millimetres(thick)],
    ],
  };
}

function fansText(cooler: Part): string | undefined {
  const [size, count] = [numberOf(cooler, 'fanSizeMm'), numberOf(cooler, 'fanCount')];
  if (size === undefined) return undefined;
  return `${count === undefined ? '' : `${String(count)} × `}${mm(size)} mm`;
}

/** Draws fins on heat pipes above the base; returns how far down the fins reach. */
function drawTower(pen: Pen, cooler: Part, width: number): number {
  const height = numberOf(cooler, 'coolerHeightMm');
  const high = height ?? usualHeight;
  const [fins, middle] = [high - (isLow(cooler) ? 14 : 40), width / 2];
  pen.rect('unknown-fill', [0, 0, width, fins], 2);
  if (height !== undefined) pen.line('stated', [0, 0], [width, 0]);
  for (const at of [-24, -18, -12, -6, 6, 12, 18, 24]) {
    pen.line('standard', [middle + at, fins], [middle + at, high - 9]);
  }
  pen.rect('stated', [middle - 28, high - 9, 56, 9], 1);
  return fins;
}

function air(cooler: Part): PartSheet {
  const [height, fan] = [numberOf(cooler, 'coolerHeightMm'), numberOf(cooler, 'fanSizeMm')];
  const [size, fans] = [fanSizeOf(cooler), numberOf(cooler, 'fanCount') ?? 1];
  const [high, depth] = [height ?? usualHeight, isLow(cooler) ? size : towerDepth(cooler)];
  const front: View = {
    title: 'Front',
    width: size,
    height: high,
    down: height === undefined ? notStated : mm(height),
    across: fan === undefined ? notStated : mm(fan),
    draw: (pen) => {
      const fins = drawTower(pen, cooler, size);
      const radius = Math.min(fins / 2 - 1, size / 2 - 4);
      if (!isLow(cooler)) pen.fan([size / 2, Math.min(fins, size) / 2], radius);
      else for (let at = 8; at < size - 4; at += 4) pen.line('detail', [at, 20], [at, fins - 2]);
    },
  };
  const above: View = {
    title: 'From above',
    width: size,
    height: size,
    across: fan === undefined ? notStated : mm(fan),
    draw: (pen) => {
      pen.rect('unknown-fill', [0, 0, size, size], 3);
      pen.fan([size / 2, size / 2], size / 2 - 4);
    },
  };
  const side: View = {
    title: 'Side',
    width: depth,
    height: high,
    across: notStated,
    draw: (pen) => {
      const fins = drawTower(pen, cooler, depth);
      for (let at = 5; at < fins - 4; at += 4) pen.line('detail', [27, at], [depth - 2, at]);
      for (let index = 0; index < fans; index += 1) {
        pen.rect('paper', [index ? Math.min(depth - fanDepth, 57) : 0, 3, fanDepth, fins - 3], 2);
      }
    },
  };
  return {
    columns: [[front], [isLow(cooler) ? above : side], [coin]],
    facts: [
      ['Height', millimetres(height)],
      ['Fan', fansText(cooler)],
      ['Depth', undefined],
    ],
  };
}

export function cooling(cooler: Part): PartSheet | undefined {
  const radiator = numberOf(cooler, 'radiatorSizeMm');
  if (radiator !== undefined) return liquid(cooler, radiator);
  return isLiquid(cooler) ? undefined : air(cooler);
}
