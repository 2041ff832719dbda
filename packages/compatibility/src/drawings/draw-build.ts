import type { Part } from '../part.ts';
import { drawFront, labelFront } from './assembly/front-view.ts';
import { drawSupply, itemsOf, labelSupply, placedSupply, type Item } from './assembly/outside.ts';
import { rowsOf } from './assembly/rows.ts';
import { sceneOf, type Scene } from './assembly/scene.ts';
import { drawSide, labelCard } from './assembly/side-view.ts';
import { Pen } from './pen.ts';
import { Sheet, textWidth, type Drawing } from './sheet.ts';
import { boardSizes, mm } from './standards.ts';
import { thicknessOf, m2Place, m2LengthOf } from './shared-shapes.ts';

const wideFrom = 640;
const top = 26;

/** Draws a build in its case from the side and from the front, at one scale. */
export function drawBuild(
  parts: readonly Part[],
  { width }: { width: number },
): Drawing | undefined {
  const scene = sceneOf(parts);
  const { pcCase, board, cooler, build, cards, isOpen } = scene;
  const hasPlace = [pcCase, board, cooler, ...cards, ...build.supplies].some(Boolean);
  if (!hasPlace) return undefined;
  const page = new Pen(new Sheet(width));
  const views = placeViews(page, scene, width);
  const items = placeItems(page, itemsOf(scene), {
    from: views.bottom,
    width,
    scale: views.side.scale,
  });
  drawSide(views.side, scene);
  drawFront(views.front, scene);
  const supply = placedSupply(scene);
  const own = supply?.isInside && { supply, pen: views.side.at(7, supply.top) };
  if (own) drawSupply(own.pen, own.supply);
  for (const { item, pen } of items.placed) item.draw(pen);
  // Texts last, so that no line crosses them; the most important first, since they need free places.
  writeMarks(views, scene);
  if (own) own.pen.mark('6', [own.supply.length ?? 140, own.supply.size[1] / 2], [-20, 0]);
  if (!scene.layout.isCardElsewhere) {
    for (const placed of cards) labelCard(views.side.at(11, placed.top), placed);
  }
  labelFront(views.front, scene);
  if (own) labelSupply(own.pen, own.supply, -13);
  for (const { item, pen } of items.placed) {
    item.label?.(pen);
    pen.mark(item.mark, [0, item.height], [9, 34]);
    pen.text('faint', item.caption, [0, item.height], [24, 38]);
  }
  if (!isOpen) measureCase(views, scene);
  return {
    title: `${pcCase?.name ?? 'Build without a case'}, with the parts to scale`,
    width,
    height: Math.round(items.bottom),
    ...page.drawn,
    rows: rowsOf(scene),
  };
}

interface Views {
  side: Pen;
  front: Pen;
  bottom: number;
}

/** Places both views next to each other, or one below the other on phones. */
function placeViews(page: Pen, { layout, out, isOpen }: Scene, width: number): Views {
  const [high, wide, deep] = layout.size;
  const isWide = width >= wideFrom;
  const [left, gap] = [isWide ? 40 : 28, isWide ? 64 : 0];
  const [sideWidth, frontWidth] = [deep + out.front, wide + out.side];
  const scale = isWide
    ? Math.min((width - left - gap - 12) / (sideWidth + frontWidth), 560 / high)
    : Math.min((width - left - 8) / Math.max(sideWidth, frontWidth), 420 / high);
  const side = page.at(left, top, scale);
  const below = top + high * scale + 36;
  const [frontX, frontY] = isWide ? [left + sideWidth * scale + gap, top] : [left, below + top];
  const front = page.at(frontX + out.side * scale, frontY, scale);
  side.text('faint', isOpen ? 'Side, without a case' : 'Side, panel off', [0, 0], [0, -11]);
  front.text('faint', 'From the front', [0, 0], [0, -11]);
  return { side, front, bottom: (isWide ? top : frontY) + high * scale + 40 };
}

/** Places what stands beside the case below it, in rows. */
function placeItems(
  page: Pen,
  items: readonly Item[],
  { from, width, scale }: { from: number; width: number; scale: number },
) {
  if (items.length === 0) return { placed: [], bottom: from };
  const left = width >= wideFrom ? 40 : 28;
  page.text('faint', 'Same scale, place not stated', [0, 0], [left, from + 20]);
  let [x, y, bottom] = [left, from + 36, 0];
  const placed = items.map((item) => {
    const needed = Math.max(item.width * scale, textWidth(item.caption) + 26);
    if (x > left && x + needed > width - 4) [x, y] = [left, bottom + 16];
    const pen = page.at(x, y, scale);
    bottom = Math.max(bottom, y + item.height * scale + 46);
    x += needed + (width >= wideFrom ? 36 : 20);
    return { item, pen };
  });
  return { placed, bottom };
}

function writeMarks({ side, front }: Views, scene: Scene): void {
  const {
    layout,
    board,
    cooler,
    build,
    cards,
    socket,
    surface,
    processorTop,
    isOpen,
    boardX,
    form,
  } = scene;
  const [, , deep] = layout.size;
  if (!isOpen) side.mark('1', [deep, 0], [-17, 17]);
  const size = boardSizes[form];
  if (board && size) side.mark('2', [Math.min(boardX + size[1], deep), layout.boardTop], [-14, 14]);
  if (cooler) {
    side.mark('3', socket);
    front.mark('3', [processorTop, socket[1]], [-18, 0]);
  }
  if (build.memory.length > 0 && board) {
    front.mark('4', [surface, socket[1]], [-14, 62 * front.scale - 12]);
  }
  for (const { card, top: cardTop } of layout.isCardElsewhere ? [] : cards) {
    side.mark('5', [11, cardTop + thicknessOf(card) / 2], [22, 0]);
    front.mark('5', [surface, cardTop + thicknessOf(card) / 2], [-30, 0]);
  }
  const m2 = build.drives.map(m2LengthOf).find((length) => length !== undefined);
  if (m2 !== undefined && board && size) {
    const [x, y] = m2Place(form);
    side.mark('8', [boardX + x + m2, layout.boardTop + y + 11], [-10, 0]);
  }
}

function measureCase({ side, front }: Views, { layout }: Scene): void {
  const [high, wide, deep] = layout.size;
  side.down([0, high], 0, mm(high));
  side.across([0, deep], high, mm(deep));
  front.across([0, wide], high, mm(wide));
}
