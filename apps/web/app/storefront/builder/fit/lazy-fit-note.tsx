import { Suspense } from 'react';
import { lazyOnline } from '#web/lib/interaction/lazy-online.ts';
import { useIsBuilding } from '#web/lib/storage/stored-fit.ts';
import type { FitNoteProps } from './fit-note.tsx';

const FitNote = lazyOnline(async () => (await import('./fit-note.tsx')).FitNote);

/** Loads the compatibility rules only for shoppers with a build. */
export function LazyFitNote({ product }: FitNoteProps) {
  if (!useIsBuilding()) return null;
  return (
    <Suspense>
      <FitNote product={product} />
    </Suspense>
  );
}
