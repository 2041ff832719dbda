import { formatNumber, plural } from '@sirkito/commerce';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { brandsQuery } from './shelf.queries.ts';

const shown = 24;

/** Lists the brands with the most products, by name. */
export function BrandIndex() {
  const { data: brands } = useSuspenseQuery(brandsQuery(useApi()));
  const largest = brands.toSorted((one, other) => other.count - one.count).slice(0, shown);
  if (largest.length === 0) return null;
  return (
    <section className="later wrap pt-section">
      <SectionHead
        title="Shop by brand"
        more={{ to: shopPaths.allProducts, label: 'All Products' }}
      />
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 sm:gap-x-12 lg:grid-cols-4">
        {largest
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map(({ id, name, count }) => (
            <li key={id}>
              <Link
                to={shopPaths.brand(id)}
                className="group flex min-h-12 items-center justify-between gap-3 border-b border-line"
              >
                <span className="truncate text-[1.0625rem] font-[480] tracking-[-0.01em] group-hover:underline group-hover:decoration-line-strong group-hover:underline-offset-4">
                  {name}
                </span>
                <span className="fact text-caption text-ink-faint">
                  {formatNumber(count)}
                  <span className="sr-only"> {plural(count, 'product')}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
