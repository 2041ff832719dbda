import { drawBuild } from '@sirkito/compatibility/drawings';
import { drawnWidths, partOf, type DrawnProduct } from './part-of.ts';
import { ScaleDrawing } from './scale-drawing.tsx';

/** Draws a build in its case, with what is left or over. */
export function BuildDrawing({ parts }: { parts: readonly DrawnProduct[] }) {
  const own = parts.map(partOf);
  const drawings = drawnWidths.map((width) => drawBuild(own, { width }));
  return <ScaleDrawing drawings={drawings} caption="Measures of the build" />;
}
