import type { ProductDetail } from '@sirkito/contracts/catalog-product';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { keptByUser, useKept } from '#web/lib/kept-by-user.ts';
import { chosenQuery } from '../catalog.queries.ts';
import { EmptyShelf, ProductShelf } from './product-shelf.tsx';
import { Section } from './section.tsx';
import { seen, shownBeside } from './view-history.ts';

const isId = (value: unknown) => typeof value === 'string';
const viewed = keptByUser('recently_viewed', isId);

/** Last on the page: it comes with the browser, and pushes nothing but the footer. */
export function RecentlyViewed({ product: { _id, status } }: { product: ProductDetail }) {
  const ids = shownBeside(useKept(viewed), _id);
  const api = useApi();
  const { data, isError } = useQuery({ ...chosenQuery(api, ids), enabled: ids.length > 0 });

  useEffect(() => {
    if (status === 'active') viewed.write(seen(viewed.read(), _id));
  }, [_id, status]);

  if (ids.length === 0 || isError || data?.length === 0) return null;
  return (
    <Section title="Recently viewed">
      {data ? <ProductShelf products={data} /> : <EmptyShelf count={ids.length} />}
    </Section>
  );
}
