import { Suspense } from 'react';
import { Link } from 'react-router';
import { lazyOnline } from '#web/lib/interaction/lazy-online.ts';
import { useIsBuilding } from '#web/lib/storage/stored-fit.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';

const BuildReading = lazyOnline(async () => (await import('./build-reading.tsx')).BuildReading);

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
