import type { Pen } from '../pen.ts';
import type { Point } from '../sheet.ts';
import { coinDiameter } from '../standards.ts';

/** One side of a part; sizes in mm. */
export interface View {
  title: string;
  width: number;
  height: number;
  /** At the dimension lines; without one there is no line. */
  across?: string | undefined;
  /** What `across` measures, if not the whole width. */
  span?: Point;
  down?: string | undefined;
  /** Above the right end, such as "height not stated". */
  note?: string | undefined;
  draw: (pen: Pen) => void;
}

/** What a drawing of a part consists of. */
export interface PartSheet {
  /** Views of one column share their left edge. */
  columns: readonly (readonly View[])[];
  /** An undefined value is not stated. */
  facts: readonly (readonly [name: string, value: string | undefined])[];
}

/** A coin as a measure for parts that fit in a hand. */
export const coin: View = {
  title: '₱20 coin',
  width: coinDiameter,
  height: coinDiameter,
  across: String(coinDiameter),
  draw: (pen) => {
    const r = coinDiameter / 2;
    pen.circle('paper', [r, r], r);
    pen.circle('detail', [r, r], r * 0.68);
    if (r * pen.scale > 16) pen.text('faint', '₱20', [r, r], [0, 3.7, 'middle']);
  },
};
