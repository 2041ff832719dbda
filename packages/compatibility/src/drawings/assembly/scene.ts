import { toBuild, type Build } from '../../build.ts';
import { evaluate } from '../../evaluate.ts';
import type { Finding } from '../../finding.ts';
import { numberOf, textOf, type Part } from '../../part.ts';
import { layoutOf, type CaseLayout } from '../case-layout.ts';
import {
  boardSizes,
  cardSlot,
  firstSlot,
  layers,
  rearWall,
  slotPitch,
  socketAt,
} from '../standards.ts';
import { fitOf, type Fit } from './fit.ts';
import { thicknessOf } from '../shared-shapes.ts';

/** A card with its room and the top of its place below the top of the case, in mm. */
export interface PlacedCard {
  card: Part;
  top: number;
  length: number | undefined;
  fit: Fit | undefined;
}

/** Where everything of a build is, in mm from the rear and top of the case. */
export interface Scene {
  build: Build;
  findings: readonly Finding[];
  pcCase: Part | undefined;
  board: Part | undefined;
  cooler: Part | undefined;
  /** Without a case, around the parts. */
  layout: CaseLayout;
  isOpen: boolean;
  /** Form of the board, else the case's largest. */
  form: string;
  boardX: number;
  /** Middle of the processor: from the rear and from the top. */
  socket: readonly [number, number];
  /** In the view from the front: the board's surface and the processor's top, from the open side. */
  surface: number;
  processorTop: number;
  cards: readonly PlacedCard[];
  coolerFit: Fit | undefined;
  /** How far parts stick out of the case: to its front and to its side. */
  out: { front: number; side: number };
}

export function sceneOf(parts: readonly Part[]): Scene {
  const build = toBuild(parts);
  const { findings } = evaluate(parts);
  const {
    cases: [pcCase],
    boards: [board],
    coolers: [cooler],
  } = build;
  const boardForm = board && textOf(board, 'formFactor');
  const longest = Math.max(
    300,
    ...build.cards.map((card) => (numberOf(card, 'gpuLengthMm') ?? 0) + 40),
  );
  const known = pcCase && layoutOf(pcCase, boardForm);
  const layout = known ?? {
    size: [350, 230, longest] as const,
    form: 'ATX',
    boardTop: 20,
    behind: 20,
    supply: 'unknown' as const,
    isCardElsewhere: false,
  };
  const form = boardForm && boardForm in boardSizes ? boardForm : layout.form;
  const [, wide, deep] = layout.size;
  const surface = wide - layout.behind - layers.tray - layers.standoff - layers.board;
  const boardX = rearWall + 2;
  const [socketX, socketY] = socketAt(form);
  let top = layout.boardTop + firstSlot + cardSlot(form) * slotPitch - 5;
  const cards = build.cards.map((card) => {
    const placed = {
      card,
      top,
      length: numberOf(card, 'gpuLengthMm'),
      fit: fitOf(findings, 'F3', card),
    };
    top += Math.ceil(thicknessOf(card) / slotPitch) * slotPitch;
    return placed;
  });
  const coolerFit = cooler && fitOf(findings, 'F5', cooler);
  const processorTop = surface - layers.processor;
  const ends = layout.isCardElsewhere
    ? []
    : cards.map(({ length = 0 }) => rearWall + length - deep);
  return {
    build,
    findings,
    pcCase,
    board,
    cooler,
    layout,
    isOpen: known === undefined,
    form,
    boardX,
    socket: [boardX + socketX, layout.boardTop + socketY],
    surface,
    processorTop,
    cards,
    coolerFit,
    out: {
      front: Math.max(0, ...ends),
      side: Math.max(0, (coolerFit?.size ?? 0) - processorTop),
    },
  };
}
