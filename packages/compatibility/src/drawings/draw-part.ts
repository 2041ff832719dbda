import type { Part } from '../part.ts';
import { Pen } from './pen.ts';
import { Sheet, textWidth, type Drawing, type Row } from './sheet.ts';
import { cooling } from './parts/cooler.ts';
import { graphicsCard } from './parts/graphics-card.ts';
import { keyboard } from './parts/keyboard.ts';
import { memory } from './parts/memory.ts';
import { monitor } from './parts/monitor.ts';
import { motherboard } from './parts/motherboard.ts';
import { caseSheet } from './parts/pc-case.ts';
import { powerSupply } from './parts/power-supply.ts';
import { drive, processor } from './parts/small-parts.ts';
import type { PartSheet, View } from './parts/view.ts';
import { notStated } from './shared-shapes.ts';

const sheets: Readonly<Record<string, (part: Part) => PartSheet | undefined>> = {
  cpu: processor,
  motherboard,
  memory,
  graphics_card: graphicsCard,
  power_supply: powerSupply,
  storage_ssd: drive,
  storage_hdd: drive,
  cpu_cooling: cooling,
  pc_case: caseSheet,
  monitor,
  keyboard,
};

const wideFrom = 560;
/** Room in pixels left of a dimension line, above a view and below one. */
const [left, top, below] = [30, 26, 44];
/** Left of a view without one, for ticks and dashed outlines. */
const overlap = 8;

/** Returns what to draw of a part; undefined if nothing states or fixes its size. */
export const sheetOf = (part: Part): PartSheet | undefined => sheets[part.categoryId]?.(part);

/** Draws a part from two sides with its measures; undefined if nothing states or fixes its size. */
export function drawPart(part: Part, { width }: { width: number }): Drawing | undefined {
  const sheet = sheetOf(part);
  if (!sheet) return undefined;
  const pen = new Pen(new Sheet(width));
  const height = layOut(pen, sheet.columns, width);
  const rows: Row[] = sheet.facts.map(([name, value]) => ({
    name,
    facts: value ?? notStated,
    state: value === undefined ? 'unknown' : 'plain',
  }));
  return { title: `${part.name}, drawn to scale`, width, height, ...pen.drawn, rows };
}

const marginOf = (views: readonly View[]) => (views.some(({ down }) => down) ? left : overlap);
const widthOf = (views: readonly View[]) => Math.max(...views.map(({ width }) => width));
const heightOf = (views: readonly View[]) => sum(views.map(({ height }) => height));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Draws columns from left to right, in rows where they don't fit; returns the height. */
function layOut(pen: Pen, columns: readonly (readonly View[])[], width: number): number {
  const isWide = width >= wideFrom;
  const gap = isWide ? 44 : 14;
  const across = isWide
    ? (width - sum(columns.map((views) => marginOf(views) + gap))) / sum(columns.map(widthOf))
    : (width - left - 8) / Math.max(...columns.map(widthOf));
  const down = (isWide ? 420 : 330) / Math.max(...columns.map(heightOf));
  // Small parts stay small.
  const scale = Math.min(across, down, isWide ? 4 : 3);
  let [x, y, bottom] = [0, 0, 0];
  for (const views of columns) {
    const margin = marginOf(views);
    const labels = views.map(
      ({ title, note = '' }) => textWidth(title) + (note ? textWidth(note) + 12 : 0),
    );
    const needed = margin + Math.max(widthOf(views) * scale, ...labels);
    if (x > 0 && x + needed > width) [x, y] = [0, bottom];
    let at = y;
    for (const view of views) {
      drawView(pen.at(x + margin, at + top, scale), view);
      at += top + view.height * scale + (view.across === undefined ? 20 : below);
    }
    bottom = Math.max(bottom, at);
    x += needed + gap;
  }
  return Math.round(bottom);
}

function drawView(pen: Pen, view: View): void {
  const { title, width, height, across, down, note } = view;
  pen.text('faint', title, [0, 0], [0, -11]);
  if (note !== undefined) {
    // Next to the title where the view is narrower than both.
    const shift = Math.max(width * pen.scale, textWidth(title) + textWidth(note) + 12);
    pen.text('faint', note, [0, 0], [shift, -11, 'end']);
  }
  view.draw(pen);
  if (down !== undefined) pen.down([0, height], 0, down);
  if (across !== undefined) pen.across(view.span ?? [0, width], height, across);
}
