import { formatPesos, purposeNames } from '@sirkito/commerce';
import type { ReadyBuild } from '@sirkito/contracts/builds/schemas';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { ProductImage } from '#web/ui/product/product-image.tsx';

/** Lists ready-made builds, cheapest first. */
export function ReadyList({ builds }: { builds: readonly ReadyBuild[] }) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {builds.map((build) => (
        <li
          key={build.slug}
          className="relative grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-b border-line py-4 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto]"
        >
          <ProductImage path={build.image ?? undefined} alt="" sizes="72px" />
          <div className="min-w-0">
            <p className="fact text-caption text-ink-faint">{purposeNames[build.purpose]}</p>
            <h3 className="font-medium">
              <Link
                to={shopPaths.readyBuild(build.slug)}
                className="after:absolute after:inset-0 hover:underline"
              >
                {build.name}
              </Link>
            </h3>
            <p className="text-small text-pretty text-ink-muted">{build.summary}</p>
          </div>
          <p className="col-start-2 font-[560] tabular-nums sm:col-start-3">
            {formatPesos(build.total)}
          </p>
        </li>
      ))}
    </ul>
  );
}
