import { remainingParts, limitsFor } from '@sirkito/compatibility';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toPart } from '../build-view.ts';
import { partsQuery } from '../builds.queries.ts';

interface ListingFitProps {
  /** Id of the listed subcategory. */
  category: string;
  /** Returns the listing's query string, filtered to what fits these parts. */
  search: (ids: readonly string[]) => string;
  /** Part ids of the current build. */
  ids: readonly string[];
}

/**
 * Links to the listing filtered to what fits the build. Only parts that limit this category count.
 */
export function ListingFit({ category, search, ids }: ListingFitProps) {
  const { data: parts = [] } = useQuery(partsQuery(useApi(), ids));
  const limiting = remainingParts({ id: '', categoryId: category }, parts.map(toPart))
    .filter((part) => limitsFor(category, [part]).length > 0)
    .map(({ id }) => id);
  if (limiting.length === 0) return null;
  return (
    <Link
      to={{ search: search([...new Set(limiting)].toSorted()) }}
      preventScrollReset
      className="inline-flex min-h-9 items-center gap-1.5 rounded border border-line-strong px-3 text-small hover:border-ink"
    >
      <CircleCheck size={15} strokeWidth={1.6} className="text-positive" aria-hidden="true" />
      Only parts that fit your build
    </Link>
  );
}
