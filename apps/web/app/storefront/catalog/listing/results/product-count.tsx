import { formatCount, formatNumber } from '@sirkito/commerce';
import type { ListingFetch } from '../use-listing.ts';

/** Shows the number of products in scope, ignoring filters. */
export function PartCount({ total }: { total: number | undefined }) {
  if (total === undefined) return null;
  return <p className="fact text-small text-ink-muted">{formatCount(total, 'product')}</p>;
}

interface ShownCountProps {
  listing: ListingFetch;
  isFiltered: boolean;
}

/** Announced to screen readers when it changes. */
export function ShownCount({ listing, isFiltered }: ShownCountProps) {
  return (
    <p role="status" className="text-small text-ink-muted tabular-nums">
      {label(listing, isFiltered)}
    </p>
  );
}

function label({ total, pages, hasFailed }: ListingFetch, isFiltered: boolean): string {
  if (hasFailed) return '';
  if (total === undefined) return 'Loading…';
  if (total === 0) return isFiltered ? 'No matches' : 'No results';
  if (isFiltered) return formatCount(total, 'match', 'matches');
  const shown = pages.reduce((sum, { data }) => sum + data.length, 0);
  return shown === total
    ? `Showing all ${formatNumber(total)}`
    : `Showing ${formatNumber(shown)} of ${formatNumber(total)}`;
}
