import { lazy, Suspense } from 'react';
import type { DrawnProduct } from './part-of.ts';

const BuildDrawing = lazy(async () => ({
  default: (await import('./build-drawing.tsx')).BuildDrawing,
}));

const drawn = ['pc_case', 'motherboard', 'cpu_cooling', 'graphics_card', 'power_supply'];

/** Loads the code of drawings once a part is chosen. Its place is reserved, so nothing shifts. */
export function LazyBuildDrawing({ parts }: { parts: readonly DrawnProduct[] }) {
  // None of a build that is still loading, whose place is reserved too.
  if (parts.length > 0 && !parts.some(({ category }) => drawn.includes(category.id))) return null;
  return (
    <section className="mt-section min-h-[76rem] sm:min-h-[70rem] lg:min-h-[46rem] print:min-h-0">
      <h2 className="mb-6 text-title font-[560]">To scale</h2>
      <Suspense>
        <BuildDrawing parts={parts} />
      </Suspense>
    </section>
  );
}
