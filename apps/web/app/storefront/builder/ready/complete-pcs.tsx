import { formatPesos, formatPesosInText } from '@sirkito/commerce';
import type { ReadyBuild } from '@sirkito/contracts/builds/schemas';
import type { ListingReply, PcUse } from '@sirkito/contracts/catalog/listing-schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { MoreLink } from '#web/ui/buttons/more-link.tsx';
import { TextLink } from '#web/ui/buttons/text-link.tsx';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import { readyBuildsQuery } from '../builds.queries.ts';
import { readyUses } from './ready-uses.ts';

const maxShown = 3;

/** Shows the ready builds that a search for a complete PC asks for, above its results. */
export function CompletePcs({ reply }: { reply: ListingReply }) {
  const { completePc: use = 'any', searchPrice: price } = reply;
  const { data: builds = [], isPending } = useQuery(readyBuildsQuery(useApi()));
  const shown = chooseBuilds(builds, use, price);
  if (builds.length === 0 && !isPending) return null;
  return (
    <section
      aria-labelledby="complete-pcs"
      className="min-h-84 border-t border-line pt-5 pb-7 lg:min-h-76"
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="complete-pcs" className="text-title font-[560]">
          Ready builds
        </h2>
        <MoreLink to={shopPaths.readyBuilds}>All ready builds</MoreLink>
      </div>
      <p className="mb-4 max-w-[60ch] text-small text-pretty text-ink-muted">
        {builds.length > 0 && shown.length === 0
          ? 'None is within that price today.'
          : 'Complete sets of parts in stock, checked by the rules of our PC builder. You put them together yourself.'}
        {price?.max !== undefined && (
          <>
            {' '}
            <TextLink to={budgetPath(price.max, use)}>
              Choose parts for {formatPesosInText(price.max)}
            </TextLink>
          </>
        )}
      </p>
      <ul className="-mx-gutter flex snap-x scroll-px-(--gutter) gap-3 overflow-x-auto px-gutter sm:mx-0 sm:px-0 lg:grid lg:grid-cols-3">
        {shown.map((build) => (
          <li
            key={build.slug}
            className="relative grid w-72 flex-none snap-start grid-cols-[5rem_minmax(0,1fr)] items-start gap-4 rounded-lg border border-line bg-surface-raised p-4 lg:w-auto"
          >
            <ProductImage path={build.image ?? undefined} alt="" sizes="80px" />
            <div>
              <h3 className="font-medium">
                <Link
                  to={shopPaths.readyBuild(build.slug)}
                  className="after:absolute after:inset-0 hover:underline"
                >
                  {build.name}
                </Link>
              </h3>
              <p className="font-[560] tabular-nums">{formatPesos(build.total)}</p>
              <p className="fact mt-1 text-caption text-ink-muted">{build.facts.join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of the use that was asked for, else the cheapest of each; within the price that was named. */
function chooseBuilds(
  builds: readonly ReadyBuild[],
  use: PcUse,
  price: ListingReply['searchPrice'],
): ReadyBuild[] {
  const within = builds.filter(
    ({ total }) => total <= (price?.max ?? total) && total >= (price?.min ?? 0),
  );
  const groups = readyUses
    .filter(({ id }) => use === 'any' || use === id)
    .map(({ purposes }) => within.filter(({ purpose }) => purposes.includes(purpose)));
  const chosen = use === 'any' ? groups.map((own) => own.slice(0, 1)) : groups;
  return chosen.flat().slice(0, maxShown);
}

function budgetPath(budget: number, use: PcUse): string {
  const purpose = readyUses.find(({ id }) => id === use)?.purposes[0] ?? 'office';
  return `/shop/build?budget=${String(budget)}&purpose=${purpose}`;
}
