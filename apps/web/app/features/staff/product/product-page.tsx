import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { shopPaths, staffPaths } from '#web/lib/shop-paths.ts';
import { toast } from '#web/lib/toasts.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { PageHead } from '../page-head.tsx';
import { productsKey } from '../products/products.queries.ts';
import { StatusBadge } from '../products/status-badge.tsx';
import { staffPages } from '../staff-pages.ts';
import { useMayChange } from '../use-rights.ts';
import { draftOf } from './product-draft.ts';
import { ProductEditor } from './product-editor.tsx';
import { editedProductQuery } from './product.queries.ts';
import { RemoveProduct } from './remove-product.tsx';
import { StockCard } from './stock-card.tsx';

export function ProductPage({ id }: { id: string }) {
  const [queries, navigate] = [useQueryClient(), useNavigate()];
  const { data: product, error, refetch } = useQuery(editedProductQuery(useApi(), id));
  const [archivings, setArchivings] = useState(0);
  const mayChange = useMayChange('products');
  if (error && !product) return <Failed why={error} />;
  if (!product) return <Skeleton className="h-150 w-full" />;
  const reload = async () => {
    await queries.invalidateQueries({ queryKey: productsKey });
    return refetch();
  };
  // Its status is another now, which the form would write back.
  const beginAnew = async () => {
    if ((await reload()).isSuccess) setArchivings((count) => count + 1);
  };
  const { record } = product;
  return (
    <>
      <Crumb />
      <PageHead title={record.name} note={<StatusBadge status={record.status} />}>
        <ButtonLink look="bare" size="small" to={shopPaths.product({ _id: id })}>
          View in the shop
        </ButtonLink>
        {mayChange && (
          <ButtonLink look="quiet" size="small" to={`${staffPages.newProduct}?from=${id}`}>
            Duplicate
          </ButtonLink>
        )}
      </PageHead>
      <ProductEditor
        key={archivings}
        product={product}
        onSaved={() => {
          toast({ title: 'The product was saved', variant: 'success' });
          void reload();
        }}
        aside={
          <>
            <StockCard productId={id} />
            {mayChange && (
              <RemoveProduct
                productId={id}
                onRemoved={(outcome) =>
                  outcome === 'deleted' ? void navigate(staffPaths.products) : void beginAnew()
                }
              />
            )}
          </>
        }
      />
    </>
  );
}

/** A copy begins with everything but what is one product's own. */
export function NewProductPage({ from }: { from: string | null }) {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()];
  const { data: original, error } = useQuery({
    ...editedProductQuery(api, from ?? ''),
    enabled: from !== null,
  });
  if (error && !original) return <Failed why={error} />;
  if (from !== null && !original) return <Skeleton className="h-150 w-full" />;
  const copied = original && { ...draftOf(original), sku: '', status: 'draft' };
  return (
    <>
      <Crumb />
      <PageHead title="Add a product" />
      <ProductEditor
        copied={copied}
        onSaved={(id) => {
          void queries.invalidateQueries({ queryKey: productsKey });
          toast({ title: 'The product was added', variant: 'success' });
          void navigate(staffPages.product(id));
        }}
      />
    </>
  );
}

function Crumb() {
  return (
    <p className="mb-1 text-small">
      <TextLink to={staffPaths.products}>Products</TextLink>
    </p>
  );
}
