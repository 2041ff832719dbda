import { beside, limitsFor } from '@sirkito/compatibility';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { toPart } from './build-view.ts';
import { partsQuery } from './builds.queries.ts';

interface ListingFitProps {
  /** The subcategory that is listed. */
  category: string;
  /** The address of the same listing with only what fits these. */
  search: (ids: readonly string[]) => string;
  /** The build in progress. */
  ids: readonly string[];
}

/** Narrows a listing to what fits the build, by those of its parts that set a limit here. */
export function ListingFit({ category, search, ids }: ListingFitProps) {
  const { data: parts = [] } = useQuery(partsQuery(useApi(), ids));
  const deciding = beside({ id: '', categoryId: category }, parts.map(toPart))
    .filter((part) => limitsFor(category, [part]).length > 0)
    .map(({ id }) => id);
  if (deciding.length === 0) return null;
  return (
    <Link
      to={{ search: search([...new Set(deciding)].toSorted()) }}
      preventScrollReset
      className="inline-flex min-h-9 items-center gap-1.5 rounded border border-line-strong px-3 text-small hover:border-ink"
    >
      <CircleCheck size={15} strokeWidth={1.6} className="text-positive" aria-hidden="true" />
      Only what fits your build
    </Link>
  );
}
