import { textOf, type Part } from '../../part.ts';
import { keyPitch, mm } from '../standards.ts';
import { coin, type PartSheet, type View } from './view.ts';

/** Key widths in units of 19.05 mm from left to right, "1*13" for thirteen; below zero is a gap. */
const [r1, r2, r3, r4, r5] = [
  '1*13 2',
  '1.5 1*12 1.5',
  '1.75 1*11 2.25',
  '2.25 1*10 2.75',
  '1.25*3 6.25 1.25*4',
];
const functionKeys = '1 -1 1*4 -.5 1*4 -.5 1*4';
const short = [`${r1} 1`, `${r2} 1`, `${r3} 1`, '2.25 1*10 1.75 1 1', '1.25*3 6.25 1*6'];
const layouts: Readonly<Record<string, readonly string[]>> = {
  '60%': [r1, r2, r3, r4, r5],
  '65%': short,
  '75%': ['1*16', ...short],
  '96%': [
    '1*19',
    ...[r1, r2, r3].map((row) => `${row} 1*4`),
    '2.25 1*10 1.75 1 1*4',
    '1.25*3 6.25 1*9',
  ],
  TKL: [
    `${functionKeys} -.25 1*3`,
    `${r1} -.25 1*3`,
    `${r2} -.25 1*3`,
    r3,
    `${r4} -1.25 1`,
    `${r5} -.25 1*3`,
  ],
  'Full Size': [
    `${functionKeys} -.25 1*3`,
    `${r1} -.25 1*3 -.25 1*4`,
    `${r2} -.25 1*3 -.25 1*4`,
    `${r3} -3.5 1*4`,
    `${r4} -1.25 1 -1.25 1*4`,
    `${r5} -.25 1*3 -.25 2 1*2`,
  ],
};

const parseRow = (row: string): number[] =>
  row.split(' ').flatMap((key) => {
    const [size = '1', times = '1'] = key.split('*');
    return Array.from({ length: Number(times) }, () => Number(size));
  });

export function keyboard(part: Part): PartSheet | undefined {
  const layout = textOf(part, 'layout') ?? '';
  const rows = layouts[layout]?.map(parseRow);
  if (!rows) return undefined;
  const units = rows.map((row) => row.reduce((sum, key) => sum + Math.abs(key), 0));
  // A row of function keys in groups stands apart from the others.
  const gap = rows[0]?.includes(-1) ? 0.25 : 0;
  const [wide, high] = [Math.max(...units) * keyPitch, (rows.length + gap) * keyPitch];
  const top: View = {
    title: 'Keys',
    width: wide,
    height: high,
    across: mm(Math.round(wide)),
    down: mm(Math.round(high)),
    note: 'housing not stated',
    draw: (pen) => {
      pen.rect('unknown', [-3, -3, wide + 6, high + 6], 4);
      for (const [index, row] of rows.entries()) {
        const y = (index + (index ? gap : 0)) * keyPitch;
        let x = 0;
        for (const key of row) {
          const size = Math.abs(key) * keyPitch;
          if (key > 0) pen.rect('paper', [x + 0.6, y + 0.6, size - 1.2, keyPitch - 1.2], 2.4);
          x += size;
        }
      }
    },
  };
  const side: View = {
    title: 'Side',
    width: high,
    height: 30,
    note: 'height not stated',
    draw: (pen) => {
      pen.line('unknown', [-5, 10], [-5, 30], [high + 5, 30], [high + 5, 20], [-5, 10]);
    },
  };
  return {
    columns: [[top, side], [coin]],
    facts: [
      [
        'Keys',
        `${layout}, ${mm(Math.round(wide))} × ${mm(Math.round(high))} mm at ${String(keyPitch)} mm a key`,
      ],
      ['Housing', undefined],
    ],
  };
}
