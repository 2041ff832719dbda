import type { Part } from '../part.ts';
import { sheetOf } from './draw-part.ts';
import type { View } from './parts/view.ts';
import { Pen } from './pen.ts';
import { Sheet, type Drawing } from './sheet.ts';

/** Room in pixels around the outlines, for dimension lines and their numbers. */
const [left, top, below, right] = [36, 20, 38, 6];
const maxHeight = 200;
/** Limits of a case have no room for their numbers here. */
const limits = ['accent', 'via'];

/** Draws parts at one scale, each in a column of this width; undefined where no size is known. */
export function drawSideBySide(
  parts: readonly Part[],
  { width }: { width: number },
): (Drawing | undefined)[] {
  const views = parts.map(viewOf);
  const known = views.filter((view) => view !== undefined);
  const most = (size: (view: View) => number) => Math.max(1, ...known.map(size));
  const scale = Math.min(
    (width - left - right) / most((view) => view.width),
    maxHeight / most((view) => view.height),
    3,
  );
  const floor = top + most((view) => view.height) * scale;
  return views.map((view, index) => {
    if (!view) return undefined;
    const outline = new Pen(new Sheet(width), [left, floor - view.height * scale], scale);
    view.draw(outline);
    const measures = new Pen(new Sheet(width), [left, floor - view.height * scale], scale);
    if (view.down !== undefined) measures.down([0, view.height], 0, view.down);
    if (view.across !== undefined) {
      measures.across(view.span ?? [0, view.width], view.height, view.across);
    }
    const { shapes, dropped } = measures.drawn;
    return {
      title: `${parts[index]?.name ?? ''}, at one scale with the others`,
      width,
      height: Math.round(floor + below),
      shapes: [
        ...outline.drawn.shapes.filter((shape) => 'd' in shape && !limits.includes(shape.kind)),
        ...shapes,
      ],
      dropped,
      rows: [],
    };
  });
}

/** The first view whose length has a dimension line. */
function viewOf(part: Part): View | undefined {
  const views = (sheetOf(part)?.columns ?? []).flat();
  return views.find(({ across }) => across !== undefined) ?? views[0];
}
