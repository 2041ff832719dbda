import { listOf, numberOf, type Part } from '../../part.ts';
import { bracket, cardHeight, mm, slotPitch } from '../standards.ts';
import { coin, type PartSheet, type View } from './view.ts';
import {
  notStated,
  millimetres,
  fansOf,
  isLowProfile,
  thicknessOf,
  drawCardEdge,
} from '../shared-shapes.ts';

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
