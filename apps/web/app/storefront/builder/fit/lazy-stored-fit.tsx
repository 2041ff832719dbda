import { Suspense } from 'react';
import { lazyOnline } from '#web/lib/interaction/lazy-online.ts';
import type { FitTarget } from '#web/lib/storage/stored-fit.ts';

const FitWithBuild = lazyOnline(async () => (await import('./fit-with-build.tsx')).FitWithBuild);

/** Loads the fit check only for shoppers with a build. */
export const lazyStoredFit = (target: FitTarget) => (
  <Suspense>
    <FitWithBuild target={target} />
  </Suspense>
);
