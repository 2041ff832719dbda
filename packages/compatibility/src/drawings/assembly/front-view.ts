import { numberOf, type Part } from '../../part.ts';
import type { Pen } from '../pen.ts';
import { boardSizes, cardHeight, feet, layers, mm, moduleSizes } from '../standards.ts';
import { placedSupply } from './outside.ts';
import { labelOver } from './side-view.ts';
import type { Scene } from './scene.ts';
import { fanSizeOf, isLow, isLowProfile, thicknessOf, drawShell } from '../shared-shapes.ts';

/** Draws the case from the front: the board stands at the right, its cooler points left. */
export function drawFront(pen: Pen, scene: Scene): void {
  const { layout, isOpen, board, surface, form } = scene;
  const [high, wide] = layout.size;
  const boardHigh = boardSizes[form]?.[0] ?? 0;
  if (!isOpen) {
    drawShell(pen, wide, high);
    const tray = wide - layout.behind;
    const end = Math.min(high - feet - 6, layout.boardTop + boardHigh + 14);
    pen.line('standard', [tray, layout.boardTop - 8], [tray, end]);
  }
  if (board) pen.rect('board', [surface, layout.boardTop, layers.board, boardHigh]);
  const supply = placedSupply(scene);
  if (supply?.isInside) {
    const [across, tall] = supply.size;
    pen.rect('stated', [(wide - across) / 2, supply.top, across, tall], 2);
    pen.fan([wide / 2, supply.top + tall / 2], tall * 0.42);
  }
  drawCooler(pen, scene);
  drawMemory(pen, scene);
  if (!layout.isCardElsewhere) {
    for (const { card, top } of scene.cards) {
      const reach = isLowProfile(card) ? cardHeight.low : cardHeight.full;
      pen.rect('unknown-fill', [surface - reach, top, reach, thicknessOf(card)], 2);
    }
  }
}

function drawCooler(
  pen: Pen,
  { cooler, coolerFit, processorTop, socket: [, y], pcCase, isOpen }: Scene,
): void {
  const room = coolerFit
    ? coolerFit.room
    : !isOpen && pcCase && numberOf(pcCase, 'maxCoolerHeightMm');
  if (cooler) {
    const height = numberOf(cooler, 'coolerHeightMm');
    const [fan, base] = [fanSizeOf(cooler), isLow(cooler) ? 14 : 40];
    if (numberOf(cooler, 'radiatorSizeMm') !== undefined) {
      pen.rect('unknown-fill', [processorTop - 50, y - 32, 50, 64], 3);
    } else {
      const high = height ?? 150;
      const kind = height === undefined ? 'unknown-fill' : 'stated';
      pen.rect(kind, [processorTop - high, y - fan / 2, high - base, fan], 2);
      for (let at = 6; at < high - base; at += 5) {
        pen.line(
          'detail',
          [processorTop - high + at, y - fan / 2 + 4],
          [processorTop - high + at, y + fan / 2 - 4],
        );
      }
      for (const pipe of [-18, -6, 6, 18]) {
        pen.line('detail', [processorTop - base, y + pipe], [processorTop - 3, y + pipe * 0.8]);
      }
      pen.rect('standard', [processorTop - 5, y - 20, 5, 40]);
      const over = coolerFit?.over ?? 0;
      if (over > 0) pen.overhang([processorTop - high, y - fan / 2, over, fan]);
    }
  }
  if (room) {
    pen.line(
      'accent',
      [processorTop - room, headOf(pen, cooler, y)],
      [processorTop - room, y + foot],
    );
  }
}

function drawMemory(pen: Pen, { build, board, surface, socket: [, y] }: Scene): void {
  const [kit] = build.memory;
  if (!kit || !board) return;
  const [long, bare] = moduleSizes.DIMM;
  const height = numberOf(kit, 'heightMm');
  const reach = (height ?? bare) + 2;
  const kind = height === undefined ? 'unknown-fill' : 'stated';
  pen.rect(kind, [surface - reach, y - long / 2 + 2, reach, long], 1.5);
}

/** How far a limit reaches below the processor. */
const foot = 78;
/** Top of a limit: above the dimension line of the cooler, in the case. */
const headOf = (pen: Pen, cooler: Part | undefined, y: number) =>
  Math.max(5, y - (cooler ? fanSizeOf(cooler) : 120) / 2 - 34 / pen.scale);

/** Writes the cooler's height, limit and what is left or over. */
export function labelFront(
  pen: Pen,
  { cooler, coolerFit, processorTop, socket: [, y], cards, layout, pcCase, isOpen }: Scene,
): void {
  const height =
    cooler && !numberOf(cooler, 'radiatorSizeMm') ? numberOf(cooler, 'coolerHeightMm') : undefined;
  const room = coolerFit
    ? coolerFit.room
    : !isOpen && pcCase && numberOf(pcCase, 'maxCoolerHeightMm');
  if (room) {
    const at = [processorTop - room, y + foot] as const;
    const head = headOf(pen, cooler, y);
    if (coolerFit && coolerFit.over > 0) {
      labelOver(pen, coolerFit.over, [at[0], y + foot - 16 / pen.scale]);
    } else if (coolerFit?.left !== undefined) {
      pen.text('accent-text', `${mm(coolerFit.left)} left`, at, [6, 10], [6, 26]);
    }
    const text = `${mm(room)} max`;
    if (head > 5) pen.text('accent-text', text, [at[0], head], [6, 7]);
    else pen.text('accent-text', text, at, [6, 10], [6, 26], [6, 42], [6, 58]);
  }
  if (cooler && height !== undefined) {
    pen.across([processorTop - height, processorTop], y - fanSizeOf(cooler) / 2, mm(height), {
      offset: -13,
    });
  }
  if (cards.length > 0 && !layout.isCardElsewhere) {
    pen.text('faint', 'card height not stated', [0, layout.size[0]], [0, 36]);
  }
}
