import type { ProductDetail } from '@sirkito/contracts/catalog/product-schemas';
import { catalogPaths } from '@sirkito/contracts/catalog/paths';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { createUserStorage, useStoredList } from '#web/lib/storage/user-storage.ts';
import { productsByIdQuery } from '../catalog.queries.ts';
import { EmptyShelf, ProductShelf } from './product-shelf.tsx';
import { Section } from './section.tsx';
import { addView, recentExcept } from './view-history.ts';

const isId = (value: unknown) => typeof value === 'string';
const viewed = createUserStorage('recently_viewed', isId);

/** Last on the page, because it renders in the browser only and shifts nothing but the footer. */
export function RecentlyViewed({ product: { _id } }: { product: ProductDetail }) {
  const ids = recentExcept(useStoredList(viewed), _id);
  const api = useApi();
  const { data, isError } = useQuery({ ...productsByIdQuery(api, ids), enabled: ids.length > 0 });

  useEffect(() => {
    viewed.write(addView(viewed.read(), _id));
    // A lost count is not worth an error.
    api(catalogPaths.recordView, { params: { id: _id } }).catch((_error: unknown) => undefined);
  }, [api, _id]);

  if (ids.length === 0 || isError || data?.length === 0) return null;
  return (
    <Section title="Recently viewed">
      {data ? <ProductShelf products={data} /> : <EmptyShelf count={ids.length} />}
    </Section>
  );
}
