import type { Category } from '@sirkito/contracts/catalog/schemas';
import type { ProductCard as Product } from '@sirkito/contracts/catalog/listing-schemas';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice, NoticeActions } from '#web/ui/notice.tsx';
import { findPath } from '../category-tree.ts';
import { ProductCard } from '../product-card.tsx';
import { SaleNote } from '../sale-note.tsx';
import { DealCategories, DealSorts } from './deal-categories.tsx';
import { listingHeading } from './listing-heading.ts';
import type { OpenListing } from './open-listing.ts';
import { PartCount, ShownCount } from './results/product-count.tsx';
import { Results } from './results/results.tsx';
import { useListing } from './use-listing.ts';
import { useOptimisticListing } from './use-optimistic-listing.ts';

interface DealsPageProps extends OpenListing {
  categories: readonly Category[];
}

/** Lists products on sale, biggest saving or biggest discount first. */
export function DealsPage({ state, from, categories }: DealsPageProps) {
  const listing = useListing(state, from);
  const [optimistic, update] = useOptimisticListing(state);
  const path = state.category ? findPath(categories, state.category) : [];
  return (
    <div className="wrap pb-section">
      <Breadcrumbs crumbs={[{ to: shopPaths.home, label: 'Home' }]} />
      <div className="flex gap-x-3 gap-y-1 pb-3 max-sm:flex-col sm:flex-wrap sm:items-baseline">
        <h1 className="text-headline font-[560]">{listingHeading(state, path)}</h1>
        <PartCount total={listing.total} />
      </div>
      <p className="mb-6 text-ink-muted">Prices are good until the sale ends or stock runs out.</p>
      <DealCategories categories={categories} state={optimistic} onChange={update} />
      <section id="results" aria-label="Results" className="pt-3.5">
        <h2 className="sr-only">Results</h2>
        <div className="mb-4 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <ShownCount listing={listing} isFiltered={false} />
          <DealSorts state={optimistic} onChange={update} />
        </div>
        <Results state={state} listing={listing} emptyState={<NoDeals />} card={dealCard} />
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
      <Notice title="No deals right now" level={2}>
        <p>Check back soon, or browse all products.</p>
        <NoticeActions>
          <ButtonLink look="copper" to={shopPaths.deals}>
            All deals
          </ButtonLink>
          <ButtonLink look="quiet" to={shopPaths.allProducts}>
            All Products
          </ButtonLink>
        </NoticeActions>
      </Notice>
    </div>
  );
}
