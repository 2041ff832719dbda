import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { shopPaths, staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/buttons/text-link.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { staffProductsKey } from '../../shared/query-keys.ts';
import { StatusBadge } from '../products/status-badge.tsx';
import { staffPages } from '../../shared/staff-pages.ts';
import { useCanChange } from '../../shared/use-permissions.ts';
import { draftOf } from './product-draft.ts';
import { ProductEditor } from './product-editor.tsx';
import { PinCard } from './pin-card.tsx';
import { editedProductQuery } from './product.queries.ts';
import { RemoveProduct } from './remove-product.tsx';
import { StockCard } from './stock-card.tsx';

export function ProductPage({ id }: { id: string }) {
  const [queries, navigate] = [useQueryClient(), useNavigate()];
  const { data: product, error, refetch } = useQuery(editedProductQuery(useApi(), id));
  const [formKey, setFormKey] = useState(0);
  const canChange = useCanChange('products');
  if (error && !product) return <ErrorNote error={error} />;
  if (!product) return <Skeleton className="h-150 w-full" />;
  const reload = async () => {
    await queries.invalidateQueries({ queryKey: staffProductsKey });
    return refetch();
  };
  // The status changed, so remount the form, which would save the old one.
  const resetForm = async () => {
    if ((await reload()).isSuccess) setFormKey((count) => count + 1);
  };
  const { record } = product;
  return (
    <>
      <Crumb />
      <PageHead title={record.name} note={<StatusBadge status={record.status} />}>
        <ButtonLink look="bare" size="small" to={shopPaths.product({ _id: id })}>
          View in shop
        </ButtonLink>
        {canChange && (
          <ButtonLink look="quiet" size="small" to={`${staffPages.newProduct}?from=${id}`}>
            Duplicate
          </ButtonLink>
        )}
      </PageHead>
      <ProductEditor
        key={formKey}
        product={product}
        onSaved={() => {
          toast({ title: 'Product saved', variant: 'success' });
          void reload();
        }}
        aside={
          <>
            <StockCard productId={id} />
            <PinCard product={product} />
            {canChange && (
              <RemoveProduct
                productId={id}
                onRemoved={(outcome) =>
                  outcome === 'deleted' ? void navigate(staffPaths.products) : void resetForm()
                }
              />
            )}
          </>
        }
      />
    </>
  );
}

/** Adds a product. A duplicate copies everything but SKU and status. */
export function NewProductPage({ from }: { from: string | null }) {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()];
  const { data: original, error } = useQuery({
    ...editedProductQuery(api, from ?? ''),
    enabled: from !== null,
  });
  if (error && !original) return <ErrorNote error={error} />;
  if (from !== null && !original) return <Skeleton className="h-150 w-full" />;
  const copied = original && { ...draftOf(original), sku: '', status: 'draft' };
  return (
    <>
      <Crumb />
      <PageHead title="Add product" />
      <ProductEditor
        copied={copied}
        onSaved={(id) => {
          void queries.invalidateQueries({ queryKey: staffProductsKey });
          toast({ title: 'Product added', variant: 'success' });
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
