/** The class of a line or text in the storefront's drawings.css. */
export type Kind = string;

/** A path, or a text at a point. */
export type Shape =
  | { kind: Kind; d: string }
  | { kind: Kind; text: string; x: number; y: number; isTurned?: boolean };

/** A row of the table that says the same as the drawing. */
export interface Row {
  /** Number in the drawing. */
  mark?: string;
  name: string;
  facts: string;
  state: 'plain' | 'over' | 'unknown';
}

/** One unit is one CSS pixel. */
export interface Drawing {
  title: string;
  width: number;
  height: number;
  shapes: readonly Shape[];
  /** Texts that found no place; a test wants none. */
  dropped: readonly string[];
  rows: readonly Row[];
}

export type Point = readonly [x: number, y: number];
export type Rect = readonly [x: number, y: number, width: number, height: number];
type Anchor = 'start' | 'middle' | 'end';
export type Spot = readonly [x: number, y: number, anchor?: Anchor];
type Box = readonly [left: number, top: number, right: number, bottom: number];

const textSize = 11;
/** Drawings use a mono face, so widths are known without a browser. */
export const textWidth = (text: string): number =>
  textSize * (text.length * 0.6 - (text.split(' ').length - 1) * 0.2);
/** From the middle of a line of text to its baseline. */
export const baseline = 3.7;

export const round = (value: number) => Math.round(value * 10) / 10;
/** Kinds of which neighbours become one path: without a fill, or never overlapping. */
const merged = new Set([
  'detail',
  'standard',
  'zone',
  'extension',
  'measure',
  'accent',
  'over',
  'paper',
]);

/** Collects the shapes of a drawing, and where there is text. */
export class Sheet {
  readonly shapes: Shape[] = [];
  readonly dropped: string[] = [];
  readonly #taken: Box[] = [];
  readonly #width: number;

  constructor(width: number) {
    this.#width = width;
  }

  path(kind: Kind, d: string): void {
    const last = this.shapes.at(-1);
    if (last && 'd' in last && last.kind === kind && merged.has(kind)) last.d += d;
    else this.shapes.push({ kind, d });
  }

  /** Writes at the first of these spots that is free. */
  write(kind: Kind, text: string, ...spots: readonly Spot[]): void {
    const width = textWidth(text);
    const boxOf = ([x, y, anchor = 'start']: Spot): Box => {
      const left = anchor === 'start' ? x : x - width / (anchor === 'end' ? 1 : 2);
      return [left - 2, y - textSize * 0.8, left + width + 2, y + textSize * 0.3];
    };
    const spot = spots.find((one) => this.#isFree(boxOf(one)));
    if (!spot) {
      this.dropped.push(text);
      return;
    }
    const [x, y, anchor = 'start'] = spot;
    this.reserve(boxOf(spot));
    const align = anchor === 'start' ? '' : ` ${anchor}`;
    this.shapes.push({ kind: `${kind}${align}`, text, x: round(x), y: round(y) });
  }

  /** Writes upwards, around this point. */
  writeUp(kind: Kind, text: string, [x, y]: Point): void {
    const half = textWidth(text) / 2;
    this.reserve([x - 9, y - half, x + 9, y + half]);
    const left = round(x + baseline);
    this.shapes.push({ kind: `${kind} middle`, text, x: left, y: round(y), isTurned: true });
  }

  /** Keeps texts off a place. */
  reserve(box: Box): void {
    this.#taken.push(box);
  }

  #isFree([left, top, right, bottom]: Box): boolean {
    const isInside = left > -3 && right < this.#width + 3 && top > -3;
    return (
      isInside &&
      this.#taken.every(([l, t, r, b]) => right < l || left > r || bottom < t || top > b)
    );
  }
}
