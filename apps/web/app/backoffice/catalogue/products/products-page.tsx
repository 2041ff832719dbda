import { catalogStaffPaths } from '@sirkito/contracts/catalog/staff-paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { saveResponseAs } from '#web/lib/storage/save-file.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CursorPager } from '../../shared/cursor-pager.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { SavedViews } from '../../shared/saved-views/saved-views.tsx';
import { staffPages } from '../../shared/staff-pages.ts';
import { useCanChange } from '../../shared/use-permissions.ts';
import { BulkBar } from './bulk-bar.tsx';
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

/** Exports the list as a file that can be edited and imported again. */
function ExportButton() {
  const api = useApi();
  const [search] = useSearchParams();
  const save = useSingleFlightMutation({
    mutationFn: () => {
      const { after: _after, before: _before, end: _end, ...query } = parseListing(search);
      return api(catalogStaffPaths.export, { query, read: saveResponseAs('products.csv') });
    },
    onError: () =>
      toast({ title: "Couldn't export the products. Try again", variant: 'destructive' }),
  });
  return (
    <Button look="quiet" size="small" isBusy={save.isPending} onClick={() => save.mutate()}>
      Export
    </Button>
  );
}
