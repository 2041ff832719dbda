import { lazy, Suspense } from 'react';
import type { FitAsked } from '#web/lib/kept-fit.ts';

const FitBeside = lazy(async () => ({ default: (await import('./fit-beside.tsx')).FitBeside }));

/** Fetched only by those who are building something. */
export const keptFit = (asked: FitAsked) => (
  <Suspense>
    <FitBeside asked={asked} />
  </Suspense>
);
