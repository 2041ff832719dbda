import { drawPart } from '@sirkito/compatibility/drawings';
import { drawnWidths, partOf, type DrawnProduct } from './part-of.ts';
import { ScaleDrawing } from './scale-drawing.tsx';

/** Draws a product from two sides with its measures. */
export function PartDrawing({ product }: { product: DrawnProduct }) {
  const part = partOf(product);
  const drawings = drawnWidths.map((width) => drawPart(part, { width }));
  return <ScaleDrawing drawings={drawings} caption="Dimensions" />;
}
