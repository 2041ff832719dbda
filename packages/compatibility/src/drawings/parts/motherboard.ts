import { textOf, type Part } from '../../part.ts';
import { boardSizes, mm, screwHoles } from '../standards.ts';
import { coin, type PartSheet, type View } from './view.ts';
import { drawBoardDetails } from '../shared-shapes.ts';

export function motherboard(board: Part): PartSheet | undefined {
  const form = textOf(board, 'formFactor') ?? '';
  const size = boardSizes[form];
  if (!size) return undefined;
  const [high, deep] = size;
  const top: View = {
    title: 'Component side',
    width: deep,
    height: high,
    down: mm(high),
    across: mm(deep),
    draw: (pen) => {
      pen.rect('stated', [0, 0, deep, high], 2);
      drawBoardDetails(pen, board, form);
      for (const hole of screwHoles(form)) {
        pen.circle('accent', hole, 3.4);
        pen.circle('solid', hole, 1 / pen.scale);
      }
    },
  };
  const edge: View = {
    title: 'Front edge',
    width: 46,
    height: high,
    note: 'heights not stated',
    draw: (pen) => {
      pen.rect('stated', [44, 0, 2, high]);
      pen.rect('unknown', [4, 4, 40, 142], 2);
      pen.rect('unknown', [34, 160, 10, high - 170], 1);
    },
  };
  return {
    columns: [[top], [edge, coin]],
    facts: [
      ['Size', `${form}, ${mm(high)} × ${mm(deep)} mm, standard`],
      ['Screw holes', `${String(screwHoles(form).length)}, standard places`],
      ['Socket, slots, connectors', 'usual places'],
      ['Height of connectors', undefined],
    ],
  };
}
