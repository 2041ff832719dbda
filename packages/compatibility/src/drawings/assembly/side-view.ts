import { numberOf } from '../../part.ts';
import type { Pen } from '../pen.ts';
import {
  boardSizes,
  feet,
  firstSlot,
  mm,
  rearOpening,
  rearWall,
  screwHoles,
  slotPitch,
} from '../standards.ts';
import { fitOf } from './fit.ts';
import type { PlacedCard, Scene } from './scene.ts';
import {
  m2Place,
  fanSizeOf,
  isLow,
  towerDepth,
  thicknessOf,
  drawCardEdge,
  drawBoardDetails,
  drawShell,
  drawSlots,
  m2LengthOf,
} from '../shared-shapes.ts';

/** Draws the case from its open side, with the parts in it. */
export function drawSide(pen: Pen, scene: Scene): void {
  const { layout, pcCase, isOpen, cards } = scene;
  const [high, , deep] = layout.size;
  if (pcCase && !isOpen) {
    drawShell(pen, deep, high);
    drawSlots(pen, pcCase, layout);
    pen.line(
      'standard',
      [4, layout.boardTop + rearOpening.from],
      [4, layout.boardTop + rearOpening.to],
    );
    const room = roomForCards(scene);
    if (room !== undefined) {
      const front = Math.min(deep, rearWall + room);
      pen.hatch('zone', [front, 5, deep - front - 4.5, high - feet - 10], 7);
    }
  }
  if (cards.length === 0) drawRoom(pen, scene);
  drawBoard(pen, scene);
  drawCooler(pen, scene);
  if (!layout.isCardElsewhere) {
    for (const placed of cards) drawCard(pen.at(rearWall, placed.top), placed);
  }
}

/** Room for a card: what the rule leaves, or else what the case states. */
function roomForCards({ cards, pcCase, layout, isOpen }: Scene): number | undefined {
  if (!pcCase || isOpen || layout.isCardElsewhere) return undefined;
  return cards[0] ? cards[0].fit?.room : numberOf(pcCase, 'maxGpuLengthMm');
}

function drawBoard(
  pen: Pen,
  { board, build, findings, form, layout, boardX, pcCase, isOpen }: Scene,
): void {
  const own = pen.at(boardX, layout.boardTop);
  if (!isOpen) for (const hole of screwHoles(layout.form)) own.circle('detail', hole, 3.2);
  const size = boardSizes[form];
  if (!board || !size) return;
  const isConflict = pcCase && fitOf(findings, 'F1', board)?.isConflict;
  own.rect(isConflict ? 'over-fill' : 'board', [0, 0, size[1], size[0]], 2);
  drawBoardDetails(own, board, form);
  for (const hole of screwHoles(form)) own.circle('standard', hole, 3.2);
  const [m2] = build.drives.flatMap((one) => m2LengthOf(one) ?? []);
  if (m2 !== undefined) own.rect('stated', [...m2Place(form), m2, 22], 1);
}

function drawCooler(pen: Pen, { cooler, socket: [x, y], coolerFit }: Scene): void {
  if (!cooler) return;
  if (!coolerFit && numberOf(cooler, 'radiatorSizeMm') !== undefined) {
    pen.circle('unknown-fill', [x, y], 32);
    pen.circle('detail', [x, y], 25);
    return;
  }
  const fan = fanSizeOf(cooler);
  const depth = isLow(cooler) ? fan : towerDepth(cooler);
  pen.rect('unknown-fill', [x - depth / 2, y - fan / 2, depth, fan], 2);
  if (isLow(cooler)) pen.fan([x, y], fan / 2 - 3);
  else {
    for (let at = 25 - depth / 2; at < depth / 2 - 20; at += 5) {
      pen.line('detail', [x + at, y - fan / 2 + 4], [x + at, y + fan / 2 - 4]);
    }
  }
}

/** Draws the room for a card where none is chosen. */
function drawRoom(pen: Pen, scene: Scene): void {
  const room = roomForCards(scene);
  if (room === undefined) return;
  const top = scene.layout.boardTop + firstSlot + slotPitch;
  pen.rect('detail', [rearWall, top, room, 2 * slotPitch], 2);
  pen.line('accent', [rearWall + room, top - 14], [rearWall + room, top + 2 * slotPitch + 14]);
  pen.text('accent-text', `${mm(room)} max`, [rearWall + room, top - 14], [-6, 4, 'end']);
  pen.text('faint', 'room for a graphics card', [rearWall + 8, top + slotPitch], [0, 3.7]);
}

/** Draws a card and what of it has no room. */
export function drawCard(pen: Pen, { card, length, fit }: PlacedCard): void {
  const thick = thicknessOf(card);
  if (length === undefined) pen.rect('unknown', [0, 0, 200, thick]);
  else drawCardEdge(pen, card, length);
  if (length !== undefined && fit && fit.over > 0) {
    pen.overhang([length - fit.over, 0, fit.over, thick]);
  }
  if (fit?.room !== undefined) pen.line('accent', [fit.room, -14], [fit.room, thick + 14]);
}

/** Writes a card's length, limit and what is left or over. */
export function labelCard(pen: Pen, { card, length, fit }: PlacedCard): void {
  const thick = thicknessOf(card);
  if (fit?.room !== undefined) {
    const text = `${mm(fit.room)} max`;
    if (fit.over > 0) labelOver(pen, fit.over, [fit.room, thick]);
    else if (fit.left !== undefined) {
      pen.text(
        'accent-text',
        `${mm(fit.left)} left`,
        [fit.room, thick],
        [-6, 34, 'end'],
        [6, 15],
        [6, 34],
      );
    }
    pen.text('accent-text', text, [fit.room, -14], [-6, 4, 'end'], [6, 4], [-6, -8, 'end']);
  }
  if (length === undefined) {
    pen.text('faint', 'length not stated', [0, thick / 2], [38, 3.7]);
    return;
  }
  const inside = length - (fit?.over ?? 0);
  pen.across([0, inside], thick, mm(inside));
}

/** Writes by how many millimetres a part sticks out. */
export function labelOver(pen: Pen, over: number, at: readonly [number, number]): void {
  pen.text(
    'over-text',
    `${mm(over)} over`,
    at,
    [-6, 36, 'end'],
    [6, 36],
    [-6, 52, 'end'],
    [6, 52],
    [-6, 68, 'end'],
  );
}
