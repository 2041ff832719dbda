import type { Category } from '@sirkito/contracts/catalog/schemas';
import { Link } from 'react-router';
import { change, withoutFilters } from './listing-changes.ts';
import { listingSearch, type ListingState } from './listing-state.ts';

interface CategoryLinksProps {
  state: ListingState;
  categories: readonly Category[];
}

/** Links to subcategories. They keep the search but drop filters, which differ by category. */
export function CategoryLinks({ state, categories }: CategoryLinksProps) {
  return (
    <ul>
      {categories.map(({ id, label }) => (
        <li key={id}>
          <Link
            to={{ search: listingSearch(change(withoutFilters(state), { category: id })) }}
            className="flex min-h-11 items-center text-small hover:underline hover:decoration-line-strong hover:underline-offset-4 lg:min-h-8"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
