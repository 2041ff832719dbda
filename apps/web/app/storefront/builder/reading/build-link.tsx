import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useIsBuilding } from '#web/lib/storage/stored-fit.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';

const BuildReading = lazy(async () => ({
  default: (await import('./build-reading.tsx')).BuildReading,
}));

/** Links to the builder; while a build exists, with its wattage and verdict. */
export function BuildLink({ className }: { className: string }) {
  return (
    <Link to={shopPaths.builder} className={className}>
      {useIsBuilding() ? (
        <Suspense fallback="Your build">
          <BuildReading />
        </Suspense>
      ) : (
        'PC builder'
      )}
    </Link>
  );
}
