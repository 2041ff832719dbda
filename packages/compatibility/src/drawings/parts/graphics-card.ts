import { listOf, numberOf, textOf, type Part } from '../../part.ts';
import type { Pen } from '../pen.ts';
import { bracket, cardHeight, mm, slotPitch } from '../standards.ts';
import { coin, millimetres, notStated, outline, type PartSheet, type View } from './view.ts';

const fansOf = (card: Part): number => Number.parseInt(textOf(card, 'cooling') ?? '', 10) || 0;

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

function fanSide(card: Part, long: number, high: number): View {
  const length = numberOf(card, 'gpuLengthMm');
  const [plate, fans] = [isLowProfile(card) ? bracket.low : bracket.full, fansOf(card)];
  return {
    title: 'Fans',
    width: long,
    height: high,
    across: length === undefined ? notStated : mm(length),
    note: 'height not stated',
    draw: (pen) => {
      pen.rect('standard', [-2, -4, 2, plate]);
      pen.line('standard', [44, high - 9], [44, high], [129, high], [129, high - 9]);
      for (let at = 47; at < 127; at += 3) {
        if (at < 56 || at > 59) pen.line('detail', [at, high - 1.5], [at, high - 7]);
      }
      pen.rect('unknown-fill', [0, 0, long, high - 9], 5);
      pen.line('stated', [0, 0], [0, high - 9]);
      pen.line('stated', [long, 5], [long, high - 14]);
      const step = (long - 14) / Math.max(1, fans);
      const radius = Math.min(step, high - 18) / 2 - 2;
      for (let fan = 0; fan < fans; fan += 1) {
        pen.fan([7 + (fan + 0.5) * step, (high - 9) / 2], radius);
      }
    },
  };
}

function bracketSide(card: Part): View {
  const slots = numberOf(card, 'slotWidth');
  const [columns, high] = [Math.ceil(slots ?? 2), isLowProfile(card) ? bracket.low : bracket.full];
  const ports = (listOf(card, 'ports') ?? []).flatMap((port) => {
    const [count = '1', name = ''] = port.split('x ');
    return Array.from({ length: Number(count) || 1 }, () => (name.startsWith('HDMI') ? 15 : 18));
  });
  return {
    title: 'Bracket',
    width: columns * slotPitch - 1.9,
    height: high,
    down: String(Math.round(high)),
    across: slots === undefined ? notStated : `${mm(columns)} slots`,
    draw: (pen) => {
      pen.rect('stated', [0, 0, columns * slotPitch - 1.9, high], 1.5);
      let top = 16;
      for (const port of ports) {
        pen.rect('standard', [5.5, top, 7.5, port], 1);
        top += port + 4.5;
      }
      for (let column = 1; column < columns; column += 1) {
        const left = column * slotPitch;
        pen.line('detail', [left - 1, 0], [left - 1, high]);
        for (let row = 12; row < high - 12; row += 6) pen.rect('detail', [left + 3, row, 13, 3]);
      }
    },
  };
}

export function graphicsCard(card: Part): PartSheet {
  const [length, slots] = [numberOf(card, 'gpuLengthMm'), numberOf(card, 'slotWidth')];
  const long = length ?? 250;
  const high = isLowProfile(card) ? cardHeight.low : cardHeight.full;
  const edge: View = {
    title: 'Top edge',
    width: long,
    height: thicknessOf(card),
    note: slots === undefined ? 'thickness not stated' : `${mm(slots)} slots thick`,
    draw: (pen) => drawCardEdge(pen, card, long),
  };
  return {
    columns: [[fanSide(card, long, high), edge], [bracketSide(card)], [coin]],
    facts: [
      ['Length', millimetres(length)],
      [
        'Thickness',
        slots === undefined
          ? undefined
          : `${mm(slots)} slots, about ${String(Math.round(thicknessOf(card)))} mm`,
      ],
      ['Height', undefined],
      ['Bracket', `${String(Math.round(bracketSide(card).height))} mm, standard`],
    ],
  };
}
