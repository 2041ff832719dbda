import type { Category } from '@sirkito/contracts/catalog';
import type { ProductCard as Product } from '@sirkito/contracts/catalog-listing';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Notice, Ways } from '#web/ui/notice.tsx';
import { findPath } from '../category-tree.ts';
import { ProductCard } from '../product-card.tsx';
import { SaleNote } from '../sale-note.tsx';
import { DealCategories } from './deal-categories.tsx';
import { listingHeading } from './listing-heading.ts';
import type { OpenListing } from './open-listing.ts';
import { PartCount, ShownCount } from './part-count.tsx';
import { Results } from './results.tsx';
import { useListing } from './use-listing.ts';

interface DealsPageProps extends OpenListing {
  categories: readonly Category[];
}

/** All that costs less today, the biggest saving first. */
export function DealsPage({ state, from, categories }: DealsPageProps) {
  const listing = useListing(state, from);
  const path = state.category ? findPath(categories, state.category) : [];
  return (
    <div className="wrap pb-section">
      <Breadcrumbs crumbs={[{ to: shopPaths.home, label: 'Home' }]} />
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 pb-3">
        <h1 className="text-headline font-[560]">{listingHeading(state, path)}</h1>
        <PartCount total={listing.total} />
      </div>
      <p className="mb-6 text-ink-muted">
        Biggest saving first. Each price holds until its sale ends or the last one is sold.
      </p>
      <DealCategories categories={categories} path={path} />
      <section id="results" aria-label="Results" className="pt-3.5">
        <h2 className="sr-only">Results</h2>
        <div className="mb-4 flex min-h-9 items-center">
          <ShownCount listing={listing} isFiltered={false} />
        </div>
        <Results state={state} listing={listing} nothing={<NoDeals />} card={dealCard} />
      </section>
    </div>
  );
}

const dealCard = (product: Product, isFirst: boolean) => (
  <ProductCard product={product} isFirst={isFirst} note={<SaleNote product={product} />} />
);

function NoDeals() {
  return (
    <div className="py-6">
      <Notice title="No deals here today" level={2}>
        <p>Nothing of this kind is on sale at the moment.</p>
        <Ways>
          <ButtonLink look="copper" to={shopPaths.deals}>
            All deals
          </ButtonLink>
          <ButtonLink look="quiet" to={shopPaths.allProducts}>
            All Products
          </ButtonLink>
        </Ways>
      </Notice>
    </div>
  );
}
