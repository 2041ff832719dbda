import type { ProductCard as Product } from '@sirkito/contracts/catalog/listing-schemas';
import type { ReactNode } from 'react';
import { ProductCard } from '../../product-card.tsx';
import { ProductRow } from '../../product-row.tsx';
import { CardSkeleton, RowSkeleton } from './skeletons.tsx';
import type { ListingState } from '../listing-state.ts';

type View = ListingState['view'];

const boxes: Record<View, string> = {
  grid: 'grid *:grid grid-cols-2 gap-x-3 gap-y-9 md:grid-cols-3 md:gap-x-6 md:gap-y-16 2xl:grid-cols-5',
  list: 'divide-y divide-line border-b border-line',
};

/** Images of the first products load eagerly. */
const eagerCount = 5;

interface ProductListProps {
  view: View;
  products: readonly Product[];
  /** Page number by the id of its first product. */
  starts?: ReadonlyMap<string, number>;
  /** Number of skeletons to append while the next page loads. */
  pending: number;
  /** Cards have an extra line below the price. */
  hasNote?: boolean;
  card?: ((product: Product, isFirst: boolean) => ReactNode) | undefined;
}

export function ProductList(props: ProductListProps) {
  const { view, products, starts, pending, hasNote = false, card = defaultCard } = props;
  const show = view === 'list' ? defaultRow : card;
  return (
    <ul className={boxes[view]}>
      {products.map((product, index) => (
        <li key={product._id} data-page={starts?.get(product._id)}>
          {show(product, index < eagerCount)}
        </li>
      ))}
      <Pending view={view} count={pending} hasNote={hasNote} />
    </ul>
  );
}

const defaultCard = (product: Product, isFirst: boolean) => (
  <ProductCard product={product} isFirst={isFirst} />
);
const defaultRow = (product: Product) => <ProductRow product={product} />;

/** Skeleton of a list that has not loaded. */
export function ListSkeleton(props: PendingProps) {
  return (
    <ul className={boxes[props.view]} aria-hidden="true">
      <Pending {...props} />
    </ul>
  );
}

interface PendingProps {
  view: View;
  count: number;
  hasNote: boolean;
}

function Pending({ view, count, hasNote }: PendingProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`pending ${index}`}>
      {view === 'list' ? <RowSkeleton /> : <CardSkeleton hasNote={hasNote} />}
    </li>
  ));
}
