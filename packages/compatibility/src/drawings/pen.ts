import {
  baseline,
  round,
  type Sheet,
  textWidth,
  type Kind,
  type Point,
  type Rect,
  type Shape,
  type Spot,
} from './sheet.ts';

const n = (value: number) => String(round(value));

/** Draws at an origin and a scale: coordinates are in mm for a part, in pixels for the sheet. */
export class Pen {
  readonly #sheet: Sheet;
  readonly #origin: Point;
  readonly scale: number;

  constructor(sheet: Sheet, origin: Point = [0, 0], scale = 1) {
    this.#sheet = sheet;
    this.#origin = origin;
    this.scale = scale;
  }

  /** Returns a pen whose origin is this point of this pen. */
  at(x: number, y: number, scale = this.scale): Pen {
    return new Pen(this.#sheet, [this.x(x), this.y(y)], scale);
  }

  get drawn(): { shapes: readonly Shape[]; dropped: readonly string[] } {
    const { shapes, dropped } = this.#sheet;
    return { shapes, dropped };
  }

  /** Returns the pixel of a coordinate. */
  x(value: number): number {
    return this.#origin[0] + value * this.scale;
  }

  y(value: number): number {
    return this.#origin[1] + value * this.scale;
  }

  line(kind: Kind, ...points: Point[]): void {
    this.#line(kind, ...points.map(([x, y]) => [this.x(x), this.y(y)] as const));
  }

  rect(kind: Kind, [x, y, width, height]: Rect, corner = 0): void {
    const [w, h] = [Math.max(0, width) * this.scale, Math.max(0, height) * this.scale];
    const r = Math.min(corner * this.scale, w / 2, h / 2);
    const arc = (dx: number, dy: number) =>
      r > 0.2 ? `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}` : '';
    this.#sheet.path(
      kind,
      `M${n(this.x(x) + r)} ${n(this.y(y))}h${n(w - 2 * r)}${arc(r, r)}v${n(h - 2 * r)}${arc(-r, r)}` +
        `h${n(2 * r - w)}${arc(-r, -r)}v${n(2 * r - h)}${arc(r, -r)}z`,
    );
  }

  circle(kind: Kind, [x, y]: Point, radius: number): void {
    const r = radius * this.scale;
    const half = (dx: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} 0`;
    this.#sheet.path(kind, `M${n(this.x(x) - r)} ${n(this.y(y))}${half(2 * r)}${half(-2 * r)}z`);
  }

  /** A fan from the front: frame, hub and seven blades. */
  fan(middle: Point, radius: number): void {
    this.circle('detail', middle, radius);
    this.circle('detail', middle, radius * 0.3);
    if (radius * this.scale < 9) return;
    const at = (share: number, angle: number) =>
      `${n(this.x(middle[0] + radius * share * Math.cos(angle)))} ${n(this.y(middle[1] + radius * share * Math.sin(angle)))}`;
    for (let blade = 0; blade < 7; blade += 1) {
      const angle = (blade * 2 * Math.PI) / 7;
      this.#sheet.path(
        'detail',
        `M${at(0.3, angle)}Q${at(0.66, angle + 0.05)} ${at(0.93, angle + 0.62)}`,
      );
    }
  }

  /** Diagonal lines inside a rectangle, `step` pixels apart. */
  hatch(kind: Kind, [left, top, width, height]: Rect, step = 5): void {
    const [x, y, w, h] = [this.x(left), this.y(top), width * this.scale, height * this.scale];
    for (let at = step / 2; at < w + h; at += step) {
      this.#line(
        kind,
        [x + Math.min(at, w), y + Math.max(0, at - w)],
        [x + Math.max(0, at - h), y + Math.min(at, h)],
      );
    }
  }

  /** What sticks out past a limit. */
  overhang(rect: Rect): void {
    this.rect('over-fill', rect);
    this.hatch('over', rect, 4);
  }

  /** Writes at a point, moved by the first of these pixels that is free. */
  text(kind: Kind, text: string, [x, y]: Point, ...moves: readonly Spot[]): void {
    const spots = moves.map(
      ([dx, dy, anchor = 'start']) => [this.x(x) + dx, this.y(y) + dy, anchor] as const,
    );
    this.#sheet.write(kind, text, ...spots);
  }

  /** A number that a row of the table repeats. */
  mark(mark: string, [x, y]: Point, [dx, dy]: Point = [0, 0]): void {
    const [left, top] = [this.x(x) + dx, this.y(y) + dy];
    new Pen(this.#sheet).circle('mark', [left, top], 8.5);
    this.#sheet.write('mark-text', mark, [left, top + baseline, 'middle']);
    this.#sheet.reserve([left - 10, top - 10, left + 10, top + 10]);
  }

  /** A horizontal dimension line, `offset` pixels from `y`. It breaks for its text. */
  across([from, to]: Point, y: number, text: string, { kind = 'measure', offset = 18 } = {}): void {
    const [x1, x2, edge] = [this.x(from), this.x(to), this.y(y)];
    const at = edge + offset;
    if (offset !== 0) {
      const side = Math.sign(offset);
      for (const x of [x1, x2]) this.#line('extension', [x, edge + 3 * side], [x, at + 4 * side]);
    }
    const half = text === '' ? 0 : textWidth(text) / 2 + 4;
    const isInside = 2 * half + 8 < Math.abs(x2 - x1);
    const [middle, gap] = [(x1 + x2) / 2, isInside ? half * Math.sign(x2 - x1) : 0];
    this.#line(kind, [x1, at], [middle - gap, at]);
    this.#line(kind, [middle + gap, at], [x2, at]);
    this.#ends(kind, [x1, at], [x2, at]);
    if (text === '') return;
    const name = kind === 'measure' ? 'text' : `${kind}-text`;
    if (isInside) {
      const spot = (below: number) => [middle, at + below, 'middle'] as const;
      this.#sheet.write(name, text, spot(baseline), spot(-6), spot(14), spot(26));
    } else {
      const [left, right] = [Math.min(x1, x2) - 8, Math.max(x1, x2) + 8];
      this.#sheet.write(
        name,
        text,
        [right, at + baseline],
        [left, at + baseline, 'end'],
        [middle, at + 16, 'middle'],
      );
    }
  }

  /** A vertical dimension line, `offset` pixels from `x`. */
  down([from, to]: Point, x: number, text: string, offset = -17): void {
    const [y1, y2, edge] = [this.y(from), this.y(to), this.x(x)];
    const at = edge + offset;
    const side = Math.sign(offset);
    for (const y of [y1, y2]) this.#line('extension', [edge + 3 * side, y], [at + 4 * side, y]);
    const half = textWidth(text) / 2 + 4;
    const [middle, isInside] = [(y1 + y2) / 2, 2 * half + 8 < y2 - y1];
    this.#line('measure', [at, y1], [at, isInside ? middle - half : y2]);
    if (isInside) this.#line('measure', [at, middle + half], [at, y2]);
    this.#ends('measure', [at, y1], [at, y2]);
    if (!isInside) {
      this.#sheet.write('text', text, [at - 6, middle + baseline, 'end'], [at, y1 - 8, 'middle']);
      return;
    }
    this.#sheet.writeUp('text', text, [at, middle]);
  }

  #line(kind: Kind, ...points: readonly Point[]): void {
    this.#sheet.path(kind, `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`);
  }

  /** Ticks, or a via where a limit ends. */
  #ends(kind: Kind, ...points: Point[]): void {
    const page = new Pen(this.#sheet);
    for (const [index, [x, y]] of points.entries()) {
      if (kind === 'accent' && index === 1) page.circle('via', [x, y], 3);
      else this.#line(kind, [x - 3, y + 3], [x + 3, y - 3]);
    }
  }
}
