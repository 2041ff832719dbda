import { numberOf, textOf, type Part } from '../../part.ts';
import type { Pen } from '../pen.ts';
import {
  boardSizes,
  cardSlot,
  firstSlot,
  mm,
  screwHoles,
  slotPitch,
  socketAt,
} from '../standards.ts';
import { coin, type PartSheet, type View } from './view.ts';

/** Usual place of an M.2 slot: the first above the graphics card, the second below. */
export function m2Place(form: string, index = 0): readonly [number, number] {
  if (form === 'Mini-ITX') return [56, 126];
  const main = firstSlot + cardSlot(form) * slotPitch;
  if (index > 0) return [56, main + 48];
  return [56, main - (cardSlot(form) ? 36 : 31)];
}

/** Draws what a board carries at its usual places, which no manufacturer states. */
export function drawBoardDetails(pen: Pen, board: Part, form: string): void {
  const [high, deep] = boardSizes[form] ?? [0, 0];
  const isSmall = form === 'Mini-ITX';
  const [socketX, socketY] = socketAt(form);
  pen.rect('detail', [socketX - 27, socketY - 32, 54, 64], 2);
  pen.rect('detail', [socketX - 20, socketY - 20, 40, 40], 1);
  pen.rect('detail', [0, 4, 30, 142], 2);
  for (const top of [10, 32, 54, 80, 104, 124]) pen.rect('detail', [-2, top, 18, 14]);
  pen.rect('detail', [36, 18, 16, 100], 2);
  for (let slot = 0; slot < (numberOf(board, 'memorySlots') ?? 0); slot += 1) {
    pen.rect('detail', [(isSmall ? 140 : 168) + slot * 9.5, socketY - 69, 6, 141], 1);
  }
  pen.rect('detail', [deep - 11, isSmall ? 88 : 98, 9, 52]);
  const main = cardSlot(form);
  const last = { 'Mini-ITX': 0, 'Micro-ATX': 3 }[form] ?? 6;
  for (let slot = main; slot <= last; slot += 2) {
    const top = firstSlot + slot * slotPitch - 3.75;
    pen.rect('detail', [42.6, top, slot === main || slot > 4 ? 89 : 39, 7.5]);
  }
  if (!isSmall) {
    pen.rect('detail', [deep - 66, high - 84, 44, 44], 3);
    pen.circle('detail', [150, high - 28], 10);
    for (const top of [80, 58]) pen.rect('detail', [deep - 14, high - top, 14, 16]);
  }
  const m2Slots = Math.min(numberOf(board, 'm2Slots') ?? 0, isSmall ? 1 : 2);
  for (let slot = 0; slot < m2Slots; slot += 1) {
    pen.rect('detail', [...m2Place(form, slot), 80, 22], 1);
  }
}

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
