import { drawPart } from '@sirkito/compatibility/drawings';
import { partOf, type DrawnProduct } from './part-of.ts';
import { ScaleDrawing } from './scale-drawing.tsx';

/** Draws a product from two sides with its measures. */
export function PartDrawing({ product }: { product: DrawnProduct }) {
  const part = partOf(product);
  return <ScaleDrawing draw={(width) => drawPart(part, { width })} caption="Dimensions" />;
}
