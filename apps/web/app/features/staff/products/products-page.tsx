import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CursorPager } from '../cursor-pager.tsx';
import { PageHead } from '../page-head.tsx';
import { staffPages } from '../staff-pages.ts';
import { useMayChange } from '../use-rights.ts';
import { SavedViews } from '../views/saved-views.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ExportButton } from './export-button.tsx';
import { listingIn } from './listing-address.ts';
import { hiddenColumns } from './product-columns.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductTable } from './product-table.tsx';
import { productsQuery } from './products.queries.ts';

const nobody: ReadonlySet<string> = new Set();

export function ProductsPage() {
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState(nobody);
  const mayChange = useMayChange('products');
  const { data, error, isPlaceholderData } = useQuery(productsQuery(useApi(), listingIn(search)));
  return (
    <>
      <PageHead title="Products">
        <ExportButton />
        {mayChange && (
          <>
            <ButtonLink look="quiet" size="small" to={staffPages.importProducts}>
              Import
            </ButtonLink>
            <ButtonLink look="copper" size="small" to={staffPages.newProduct}>
              Add a product
            </ButtonLink>
          </>
        )}
      </PageHead>
      <div className="mb-3 empty:hidden">
        <SavedViews page="products" />
      </div>
      <ProductFilters />
      <Failed why={error} />
      {!data && !error && <Skeleton className="h-150 w-full" />}
      {data && (
        <>
          {data.data.length > 0 ? (
            <ProductTable
              products={data.data}
              hidden={hiddenColumns(search)}
              chosen={chosen}
              onChoose={mayChange ? setChosen : undefined}
              isStale={isPlaceholderData}
            />
          ) : (
            <p className="rounded border border-line bg-surface-raised px-4 py-10 text-center text-ink-muted">
              No product is like this. Take a filter away to see more.
            </p>
          )}
          <BulkBar chosen={chosen} onDone={() => setChosen(nobody)} />
          <CursorPager {...data.pagination} noun="products" />
        </>
      )}
    </>
  );
}
