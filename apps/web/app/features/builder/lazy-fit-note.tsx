import { lazy, Suspense } from 'react';
import { useIsBuilding } from '#web/lib/kept-fit.ts';
import type { FitNoteProps } from './fit-note.tsx';

const FitNote = lazy(async () => ({ default: (await import('./fit-note.tsx')).FitNote }));

/** The rules come only to those who are building something. */
export function LazyFitNote({ product }: FitNoteProps) {
  if (!useIsBuilding()) return null;
  return (
    <Suspense>
      <FitNote product={product} />
    </Suspense>
  );
}
