import { lazy, Suspense } from 'react';
import type { FitTarget } from '#web/lib/storage/stored-fit.ts';

const FitWithBuild = lazy(async () => ({
  default: (await import('./fit-with-build.tsx')).FitWithBuild,
}));

/** Loads the fit check only for shoppers with a build. */
export const lazyStoredFit = (target: FitTarget) => (
  <Suspense>
    <FitWithBuild target={target} />
  </Suspense>
);
