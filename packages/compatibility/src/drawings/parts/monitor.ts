import { numberOf, textOf, type Part } from '../../part.ts';
import { a4, mm } from '../standards.ts';
import type { PartSheet, View } from './view.ts';

/** Returns [width, height] of the picture in mm, from its diagonal and resolution. */
function pictureSize(part: Part): readonly [number, number] | undefined {
  const inches = numberOf(part, 'size');
  const [w = 0, h = 0] = (textOf(part, 'resolution') ?? '').split('x').map(Number);
  if (inches === undefined || !(w > 0) || !(h > 0)) return undefined;
  const mmPerPixel = (inches * 25.4) / Math.hypot(w, h);
  return [w * mmPerPixel, h * mmPerPixel];
}

/** Usual height of a stand below the picture. */
const stand = 150;

export function monitor(part: Part): PartSheet | undefined {
  const size = pictureSize(part);
  if (!size) return undefined;
  const [wide, high] = size;
  const inches = mm(numberOf(part, 'size') ?? 0);
  const front: View = {
    title: part.attributes['curved'] === true ? 'Picture, curved' : 'Picture',
    width: wide,
    height: high + stand,
    across: mm(Math.round(wide)),
    note: 'frame, stand not stated',
    draw: (pen) => {
      const [middle, foot] = [wide / 2, high + stand - 9];
      for (const x of [-22, 22]) pen.line('unknown', [middle + x, high + 12], [middle + x, foot]);
      pen.rect('unknown', [middle - 115, foot, 230, 9], 2);
      pen.rect('unknown', [-6, -6, wide + 12, high + 18], 4);
      pen.rect('stated', [0, 0, wide, high]);
      const [paperWide, paperHigh] = a4;
      pen.rect('paper', [14, high - paperHigh - 9, paperWide, paperHigh]);
      pen.text('faint', 'A4', [14 + paperWide / 2, high - paperHigh / 2], [0, 3.7, 'middle']);
      pen.line('detail', [14 + paperWide, high * (1 - (14 + paperWide) / wide)], [wide, 0]);
      pen.text('text', `${inches}″`, [wide * 0.62, high / 2], [0, 3.7, 'middle']);
      pen.down([0, high], wide, mm(Math.round(high)), -22);
    },
  };
  const side: View = {
    title: 'Side',
    width: 60,
    height: high + stand,
    draw: (pen) => {
      pen.rect('unknown', [0, -6, 46, high + 18], 4);
      pen.line('stated', [0, 0], [0, high]);
      pen.rect('unknown', [10, high + stand - 9, 50, 9], 2);
      pen.rect('unknown', [26, high + 12, 20, stand - 21]);
    },
  };
  return {
    columns: [[front], [side]],
    facts: [
      [
        'Picture',
        `${mm(Math.round(wide))} × ${mm(Math.round(high))} mm, from ${inches}″ and ${textOf(part, 'resolution') ?? ''}`,
      ],
      ['With frame and stand', undefined],
    ],
  };
}
