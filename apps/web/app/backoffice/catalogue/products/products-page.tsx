import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CursorPager } from '../../shared/cursor-pager.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { staffPages } from '../../shared/staff-pages.ts';
import { useCanChange } from '../../shared/use-permissions.ts';
import { SavedViews } from '../../shared/saved-views/saved-views.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ExportButton } from './export-button.tsx';
import { parseListing } from './listing-query.ts';
import { hiddenColumns } from './product-columns.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductTable } from './product-table.tsx';
import { productsQuery } from './products.queries.ts';

const noSelection: ReadonlySet<string> = new Set();

export function ProductsPage() {
  const [search] = useSearchParams();
  const [selected, setSelected] = useState(noSelection);
  const canChange = useCanChange('products');
  const { data, error, isPlaceholderData } = useQuery(
    productsQuery(useApi(), parseListing(search)),
  );
  return (
    <>
      <PageHead title="Products">
        <ExportButton />
        {canChange && (
          <>
            <ButtonLink look="quiet" size="small" to={staffPages.importProducts}>
              Import
            </ButtonLink>
            <ButtonLink look="copper" size="small" to={staffPages.newProduct}>
              Add product
            </ButtonLink>
          </>
        )}
      </PageHead>
      <div className="mb-3 empty:hidden">
        <SavedViews page="products" />
      </div>
      <ProductFilters />
      <ErrorNote error={error} />
      {!data && !error && <Skeleton className="h-150 w-full" />}
      {data && (
        <>
          {data.data.length > 0 ? (
            <ProductTable
              products={data.data}
              hidden={hiddenColumns(search)}
              selected={selected}
              onSelect={canChange ? setSelected : undefined}
              isStale={isPlaceholderData}
            />
          ) : (
            <p className="rounded border border-line bg-surface-raised px-4 py-10 text-center text-ink-muted">
              No products found. Remove a filter to see more.
            </p>
          )}
          <BulkBar selected={selected} onDone={() => setSelected(noSelection)} />
          <CursorPager {...data.pagination} noun="product" />
        </>
      )}
    </>
  );
}
