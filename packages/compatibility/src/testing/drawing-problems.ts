import { textWidth, type Drawing, type Shape } from '../drawings/sheet.ts';

type Label = Extract<Shape, { text: string }>;
type Box = readonly [left: number, top: number, right: number, bottom: number];

function boxOf({ kind, text, x, y, isTurned }: Label): Box {
  const width = textWidth(text);
  if (isTurned) return [x - 8, y - width / 2, x + 2, y + width / 2];
  const isEnd = kind.includes(' end') ? width : 0;
  const left = x - (kind.includes(' middle') ? width / 2 : isEnd);
  return [left, y - 8, left + width, y + 2];
}

/** Returns what is wrong with a drawing: not a number, over the edge, one text over another or none. */
export function drawingProblems({ width, height, shapes, dropped }: Drawing): string[] {
  const broken = shapes.filter((shape) => /NaN|Infinity|undefined/.test(JSON.stringify(shape)));
  const labels = shapes.filter((shape) => 'text' in shape);
  const boxes = labels.map((label) => [label, boxOf(label)] as const);
  const outside = boxes.filter(
    ([, [left, top, right, bottom]]) =>
      left < -1 || top < -1 || right > width + 1 || bottom > height + 1,
  );
  const overlapping = boxes.flatMap(([one, [l, t, r, b]], index) =>
    boxes
      .slice(index + 1)
      .filter(([, [left, top, right, bottom]]) => l < right && left < r && t < bottom && top < b)
      .map(([other]) => `${one.text} over ${other.text}`),
  );
  return [
    ...broken.map((shape) => `not a number: ${JSON.stringify(shape)}`),
    ...outside.map(([{ text }]) => `${text} is cut off`),
    ...overlapping,
    ...dropped.map((text) => `${text} has no place`),
  ];
}
