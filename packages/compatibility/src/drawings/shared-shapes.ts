import { listOf, numberOf, textOf, type Part } from '../part.ts';
import type { CaseLayout } from './case-layout.ts';
import type { Pen } from './pen.ts';
import {
  boardSizes,
  cardSlot,
  fanDepth,
  feet,
  firstSlot,
  mm,
  slotPitch,
  socketAt,
} from './standards.ts';

// What drawings of a part and of a build share. Apart from the part's own sheets, so that the
// builder doesn't load those.

export const notStated = 'not stated';
export const millimetres = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : `${mm(value)} mm`;
/** An outline whose size is unknown is dashed. */
export const outline = (value: number | undefined) =>
  value === undefined ? 'unknown-fill' : 'stated';

/** Usual height if a cooler states none; below `lowMm` its fan lies flat. */
export const usualHeight = 150;
const lowMm = 90;
/** Tanks of a radiator beyond its fans; their size is not stated. */
export const tank = 22;
const otherTank = 14;

export const fanSizeOf = (cooler: Part): number => numberOf(cooler, 'fanSizeMm') ?? 120;
export const isLow = (cooler: Part): boolean =>
  (numberOf(cooler, 'coolerHeightMm') ?? usualHeight) < lowMm;
/** Usual depth of a tower with its fans. */
export const towerDepth = (cooler: Part): number =>
  Math.min(125, (numberOf(cooler, 'fanCount') ?? 1) * fanDepth + 50);
/** Length of a radiator with its tanks. */
export const overallLength = (radiator: number): number => radiator + tank + otherTank;

/** Draws a radiator from the side of its fans. */
export function drawRadiator(pen: Pen, radiator: number, fan: number): void {
  const count = Math.max(1, Math.round(radiator / fan));
  pen.rect('unknown', [0, 0, overallLength(radiator), fan], 4);
  pen.rect('stated', [tank, 0, radiator, fan], 3);
  for (let index = 0; index < count; index += 1) {
    const left = tank + (index * radiator) / count;
    if (index) pen.line('detail', [left, 0], [left, fan]);
    pen.fan([left + radiator / count / 2, fan / 2], Math.min(fan, radiator / count) / 2 - 4);
  }
}

export const fansOf = (card: Part): number =>
  Number.parseInt(textOf(card, 'cooling') ?? '', 10) || 0;

export const isLowProfile = ({ name }: Part): boolean => /\blow profile\b|\bLP\b/i.test(name);

/** Usual thickness if a card states none. */
export const thicknessOf = (card: Part): number => (numberOf(card, 'slotWidth') ?? 2) * slotPitch;

/** Draws the top edge of a graphics card, from the bracket to its end. */
export function drawCardEdge(pen: Pen, card: Part, length: number): void {
  const thick = thicknessOf(card);
  pen.rect(outline(numberOf(card, 'slotWidth')), [0, 0, length, thick], 4);
  pen.line('detail', [0, 4], [length, 4]);
  if (listOf(card, 'powerConnectors')?.length) {
    pen.rect('detail', [length * 0.6, 7, 20, 10], 1);
    pen.rect('detail', [length * 0.6 + 2, 9, 16, 6], 1);
  }
  const fans = fansOf(card);
  const step = (length - 16) / fans;
  for (let fan = 0; fan < fans; fan += 1) {
    const [from, to] = [10 + fan * step, 2 + (fan + 1) * step];
    const top = thick - 9;
    pen.line('detail', [from, thick], [from + 5, top], [to - 5, top], [to, thick]);
  }
  pen.rect('standard', [-2, -3, 2, Math.ceil(thick / slotPitch) * slotPitch]);
}

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

/** Draws the outside of a case, `across` mm wide from this side. */
export function drawShell(pen: Pen, across: number, high: number): void {
  for (const at of [0.07, 0.8]) {
    pen.rect('standard', [across * at, high - feet - 2, across * 0.13, feet + 2], 2);
  }
  pen.rect('room', [0, 0, across, high - feet], 7);
  pen.rect('detail', [4, 4, across - 8, high - feet - 8], 4);
}

/** Draws the rear slots of a case from the side. */
export function drawSlots(pen: Pen, pcCase: Part, { boardTop }: CaseLayout): void {
  for (let slot = 0; slot < (numberOf(pcCase, 'expansionSlots') ?? 0); slot += 1) {
    pen.rect('detail', [2, boardTop + firstSlot + slot * slotPitch - 9, 7, 18]);
  }
}

/** Length of an M.2 drive in mm; undefined for other drives. */
export function m2LengthOf(part: Part): number | undefined {
  const length = /^M\.2-22(\d+)$/.exec(textOf(part, 'formFactor') ?? '')?.[1];
  return length === undefined ? undefined : Number(length);
}

export const supplyFormOf = (supply: Part): string =>
  textOf(supply, 'psuFormFactor') ?? textOf(supply, 'formFactor') ?? '';
/** Usual length if a supply states none. */
export const usualSupplyLength = 140;
