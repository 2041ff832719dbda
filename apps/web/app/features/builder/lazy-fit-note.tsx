import { lazy, Suspense } from 'react';
import { useKeptBuild } from '#web/lib/kept-build.ts';
import type { FitNoteProps } from './fit-note.tsx';

const FitNote = lazy(async () => ({ default: (await import('./fit-note.tsx')).FitNote }));

/** The rules come only to those who are building something. */
export function LazyFitNote({ product }: Pick<FitNoteProps, 'product'>) {
  const { parts } = useKeptBuild();
  if (parts.length === 0) return null;
  return (
    <Suspense>
      <FitNote product={product} ids={parts} />
    </Suspense>
  );
}
