import { listOf, numberOf, textOf, type Part } from '../part.ts';
import {
  boardSizes,
  feet,
  firstSlot,
  layers,
  rearWall,
  sidePanel,
  slotPitch,
} from './standards.ts';

/** Where things usually are in a case, as far as its size and limits leave a choice. In mm. */
export interface CaseLayout {
  /** [height, width, depth]. */
  size: readonly [number, number, number];
  /** Largest board that the case is named for. */
  form: string;
  boardTop: number;
  /** Between the tray and the panel behind it. */
  behind: number;
  supply: 'below' | 'behind' | 'unknown';
  /** The card stands behind the board or across it. */
  isCardElsewhere: boolean;
}

/** A supply is 86 mm thick and its room a bit more. */
const supplyRoom = 88;

/** Returns undefined if the case states no size. */
export function layoutOf(pcCase: Part, boardForm = 'ATX'): CaseLayout | undefined {
  const [high, wide, deep] = ['heightMm', 'widthMm', 'depthMm'].map((key) => numberOf(pcCase, key));
  if (!high || !wide || !deep) return undefined;
  const named = [textOf(pcCase, 'formFactor')?.split(' ')[0] ?? boardForm];
  const form = [...named, ...(listOf(pcCase, 'motherboardFormFactors') ?? [])].find(
    (name) => name in boardSizes,
  );
  const [span] = boardSizes[form ?? 'ATX'] ?? [305];
  const inFront = (numberOf(pcCase, 'maxCoolerHeightMm') ?? 160) + sidePanel + layers.processor;
  const ownDepth = layers.board + layers.standoff + layers.tray;
  const behind = Math.max(10, wide - inFront - ownDepth);
  // Room for a card behind the board.
  const isSandwich = form === 'Mini-ITX' && behind > 2 * slotPitch;
  const isCardElsewhere = isSandwich || (numberOf(pcCase, 'maxGpuLengthMm') ?? 0) > deep - rearWall;
  const isTall = !isSandwich && high - span >= 126;
  const below = isTall ? 'below' : 'unknown';
  const supply = behind >= supplyRoom ? 'behind' : below;
  const reserve = supply === 'below' ? supplyRoom + 20 + feet : feet + 8;
  const lowestSlot = firstSlot + ((numberOf(pcCase, 'expansionSlots') ?? 0) - 0.5) * slotPitch;
  const spare = Math.max(10, high - reserve - Math.max(span, lowestSlot));
  return {
    size: [high, wide, deep],
    form: form ?? 'ATX',
    boardTop: Math.min(70, Math.max(10, spare * (supply === 'below' ? 0.7 : 0.35))),
    behind,
    supply,
    isCardElsewhere,
  };
}
