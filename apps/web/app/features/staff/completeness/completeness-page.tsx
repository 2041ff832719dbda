import { categoryTree } from '@sirkito/commerce';
import type { Completeness } from '@sirkito/contracts/completeness-staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { toast } from '#web/lib/toasts.ts';
import { Failed } from '#web/ui/failed.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { leavesOf } from '../category-leaves.ts';
import { PageHead } from '../page-head.tsx';
import { useMayChange } from '../use-rights.ts';
import { completenessQuery } from './completeness.queries.ts';
import { IncompleteRow } from './incomplete-row.tsx';

/** Which products lack facts that the fit check needs, filled in where they stand. */
export function CompletenessPage() {
  const [search] = useSearchParams();
  const category = search.get('category') ?? undefined;
  const [api, queries] = [useApi(), useQueryClient()];
  const { data, error } = useQuery(completenessQuery(api, category ? { category } : {}));
  const mayFill = useMayChange('products');
  const saved = async (name: string) => {
    toast({ title: `${name} is saved`, variant: 'success' });
    await queries.invalidateQueries({ queryKey: ['staff', 'completeness'] });
  };
  const total = data?.categories.reduce((sum, { products }) => sum + products, 0) ?? 0;
  return (
    <>
      <PageHead title="Completeness" note={data && inWords(total)} />
      <p className="mb-4 max-w-2xl text-small text-ink-muted">
        Shoppers read “Not verified” where a fact is missing. What sold most in the last 30 days
        stands first.
      </p>
      <Failed why={error} />
      {!data && !error && <Skeleton className="h-150 w-full" />}
      {data && <Categories categories={data.categories} total={total} chosen={category} />}
      {data?.products.length === 0 && (
        <Note kind="ok">Every fact that the fit check needs is known here.</Note>
      )}
      <ul
        aria-label="Incomplete products"
        className="grid rounded border border-line bg-surface-raised empty:hidden"
      >
        {data?.products.map((product) => (
          <IncompleteRow
            key={product.productId}
            product={product}
            mayFill={mayFill}
            onSaved={() => void saved(product.name)}
          />
        ))}
      </ul>
    </>
  );
}

const inWords = (total: number) =>
  total === 1
    ? '1 product lacks something'
    : `${total.toLocaleString('en-PH')} products lack something`;

interface CategoriesProps {
  categories: Completeness['categories'];
  total: number;
  chosen: string | undefined;
}

const names = new Map(categoryTree.flatMap(leavesOf).map(({ id, label }) => [id, label]));

function Categories({ categories, total, chosen }: CategoriesProps) {
  const chips = [
    { to: '?', name: 'All', products: total, isChosen: !chosen },
    ...categories.map(({ categoryId, products }) => ({
      to: `?category=${categoryId}`,
      name: names.get(categoryId) ?? categoryId,
      products,
      isChosen: chosen === categoryId,
    })),
  ];
  return (
    <nav aria-label="Subcategories" className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ to, name, products, isChosen }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isChosen ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded border border-line px-3 text-small hover:bg-surface-active aria-[current=page]:border-line-strong aria-[current=page]:bg-surface-active aria-[current=page]:font-medium sm:min-h-9"
            >
              {name}
              <span className="text-ink-muted tabular-nums">
                {products.toLocaleString('en-PH')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
