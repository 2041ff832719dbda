import { formatCount, formatNumber } from '@sirkito/commerce';
import type { NearestMatches } from '@sirkito/contracts/search/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice, NoticeActions } from '#web/ui/notice.tsx';
import { ProductList } from './product-list.tsx';
import { searchNearestQuery } from './nearest.queries.ts';

/** Shown for a search without results: what to leave out, and what comes nearest. */
export function SearchHelp({ search }: { search: string }) {
  const { data: nearest } = useQuery(searchNearestQuery(useApi(), search));
  const notCarried = nearest?.notCarried;
  const title = notCarried ? `We don't carry ${notCarried.name}` : `No results for “${search}”`;
  return (
    <>
      <div className="min-h-56 py-6">
        <Notice title={title} level={2}>
          {nearest && <OtherSearches search={search} nearest={nearest} />}
          <NoticeActions>
            <ButtonLink look="quiet" to={shopPaths.allProducts}>
              All Products
            </ButtonLink>
          </NoticeActions>
        </Notice>
      </div>
      {nearest && (
        <section aria-labelledby="closest" className="mt-2 border-t border-line pt-7">
          <h2 id="closest" className="mb-6 text-title font-[560]">
            {nearest.isNear ? 'Closest matches' : 'Top rated'}
          </h2>
          <ProductList view="grid" pending={0} products={nearest.products} />
        </section>
      )}
    </>
  );
}

interface OtherSearchesProps {
  search: string;
  nearest: NearestMatches;
}

/** Links to searches that find something, with how many results each has. */
function OtherSearches({ search, nearest }: OtherSearchesProps) {
  const { total, notCarried, shorter } = nearest;
  if (total > 0) {
    return (
      <ul>
        <OtherSearch search={search} total={total} before="In all categories:" label={search} />
      </ul>
    );
  }
  if (!notCarried && shorter.length === 0) {
    return <p>Check the spelling, or search by brand or model number.</p>;
  }
  return (
    <ul className="grid gap-1">
      {notCarried && (
        <OtherSearch
          search={notCarried.search}
          total={notCarried.total}
          before="The nearest we have:"
          label={notCarried.search}
        />
      )}
      {shorter.map(({ words, search: text, total: left }) => (
        <OtherSearch
          key={text}
          search={text}
          total={left}
          before={`Without “${words}”:`}
          label={text}
        />
      ))}
    </ul>
  );
}

/** The API counts no further. */
const maxCount = 1_000;

interface OtherSearchProps {
  search: string;
  total: number;
  before: string;
  label: string;
}

function OtherSearch({ search, total, before, label }: OtherSearchProps) {
  const count =
    total < maxCount ? formatCount(total, 'product') : `${formatNumber(maxCount)}+ products`;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-2 lg:min-h-9">
      {before}
      <Link
        to={shopPaths.search(search)}
        className="font-[520] text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        {label}
      </Link>
      <span className="fact text-small">{count}</span>
    </li>
  );
}
