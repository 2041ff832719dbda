import type { ProductCard as Product } from '@sirkito/contracts/catalog-listing';
import type { ReactNode } from 'react';
import { ProductCard } from '../product-card.tsx';
import { ProductRow } from '../product-row.tsx';
import { CardSkeleton, RowSkeleton } from './skeletons.tsx';
import type { ListingState } from './listing-state.ts';

type View = ListingState['view'];

const boxes: Record<View, string> = {
  grid: 'grid grid-cols-2 gap-x-3 gap-y-9 md:grid-cols-3 md:gap-x-6 md:gap-y-11 2xl:grid-cols-4',
  list: 'divide-y divide-line border-b border-line',
};

/** Pictures of these are not put off. */
const inSight = 4;

interface ProductListProps {
  view: View;
  products: readonly Product[];
  /** The page each of them starts, where it starts one. */
  starts?: ReadonlyMap<string, number>;
  /** So many more are on their way. */
  awaited: number;
  /** Cards have a line more below the price. */
  hasNote?: boolean;
  card?: ((product: Product, isFirst: boolean) => ReactNode) | undefined;
}

export function ProductList(props: ProductListProps) {
  const { view, products, starts, awaited, hasNote = false, card = usualCard } = props;
  const show = view === 'list' ? usualRow : card;
  return (
    <ul className={boxes[view]}>
      {products.map((product, place) => (
        <li key={product._id} data-page={starts?.get(product._id)}>
          {show(product, place < inSight)}
        </li>
      ))}
      <Awaited view={view} count={awaited} hasNote={hasNote} />
    </ul>
  );
}

const usualCard = (product: Product, isFirst: boolean) => (
  <ProductCard product={product} isFirst={isFirst} />
);
const usualRow = (product: Product) => <ProductRow product={product} />;

/** The shape of what comes: a list with nothing in it yet. */
export function ListSkeleton(props: AwaitedProps) {
  return (
    <ul className={boxes[props.view]} aria-hidden="true">
      <Awaited {...props} />
    </ul>
  );
}

interface AwaitedProps {
  view: View;
  count: number;
  hasNote: boolean;
}

function Awaited({ view, count, hasNote }: AwaitedProps) {
  return Array.from({ length: count }, (_, place) => (
    <li key={`awaited ${place}`}>
      {view === 'list' ? <RowSkeleton /> : <CardSkeleton hasNote={hasNote} />}
    </li>
  ));
}
