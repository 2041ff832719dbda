import { categoryTree, formatCount, formatNumber } from '@sirkito/commerce';
import { completenessPaths } from '@sirkito/contracts/reports/staff-completeness-paths';
import type {
  Completeness,
  CompletenessQueryInput,
} from '@sirkito/contracts/reports/staff-completeness-schemas';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { Api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { categoryLeaves } from '../../shared/category-leaves.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { completenessKey, completenessListKey } from '../../shared/query-keys.ts';
import { useCanChange } from '../../shared/use-permissions.ts';
import { IncompleteRow } from './incomplete-row.tsx';

/** Lists products with missing compatibility specs, editable in place. */
export function CompletenessPage() {
  const [search] = useSearchParams();
  const category = search.get('category') ?? undefined;
  const [api, queries] = [useApi(), useQueryClient()];
  const { data, error } = useQuery(completenessQuery(api, category ? { category } : {}));
  const canFill = useCanChange('products');
  const saved = async (name: string) => {
    toast({ title: `${name} saved`, variant: 'success' });
    await queries.invalidateQueries({ queryKey: completenessKey });
  };
  const total = data?.categories.reduce((sum, { products }) => sum + products, 0) ?? 0;
  return (
    <>
      <PageHead title="Completeness" note={data && incompleteLabel(total)} />
      <p className="mb-4 max-w-2xl text-small text-ink-muted">
        Customers see “Not verified” where a spec is missing. Best sellers of the last 30 days come
        first.
      </p>
      <ErrorNote error={error} />
      {!data && !error && <Skeleton className="h-150 w-full" />}
      {data && <Categories categories={data.categories} total={total} current={category} />}
      {data?.products.length === 0 && <Note kind="ok">All compatibility specs are filled in.</Note>}
      <ul
        aria-label="Incomplete products"
        className="grid rounded border border-line bg-surface-raised empty:hidden"
      >
        {data?.products.map((product) => (
          <IncompleteRow
            key={product.productId}
            product={product}
            canFill={canFill}
            onSaved={() => void saved(product.name)}
          />
        ))}
      </ul>
    </>
  );
}

const incompleteLabel = (total: number) => `${formatCount(total, 'product')} incomplete`;

interface CategoriesProps {
  categories: Completeness['categories'];
  total: number;
  current: string | undefined;
}

const names = new Map(categoryTree.flatMap(categoryLeaves).map(({ id, label }) => [id, label]));

function Categories({ categories, total, current }: CategoriesProps) {
  const chips = [
    { to: '?', name: 'All', products: total, isCurrent: !current },
    ...categories.map(({ categoryId, products }) => ({
      to: `?category=${categoryId}`,
      name: names.get(categoryId) ?? categoryId,
      products,
      isCurrent: current === categoryId,
    })),
  ];
  return (
    <nav aria-label="Subcategories" className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ to, name, products, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded border border-line px-3 text-small hover:bg-surface-active aria-[current=page]:border-line-strong aria-[current=page]:bg-surface-active aria-[current=page]:font-medium sm:min-h-9"
            >
              {name}
              <span className="text-ink-muted tabular-nums">{formatNumber(products)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const completenessQuery = (api: Api, query: CompletenessQueryInput) =>
  queryOptions({
    queryKey: completenessListKey(query),
    queryFn: async ({ signal }) => (await api(completenessPaths.view, { query, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
