import type { ListingFetch } from './use-listing.ts';

const number = new Intl.NumberFormat('en-PH');

/** How many parts there are in a place, whatever is filtered. */
export function PartCount({ total }: { total: number | undefined }) {
  if (total === undefined) return null;
  return (
    <p className="fact text-small text-ink-muted">
      {number.format(total)} {total === 1 ? 'part' : 'parts'}
    </p>
  );
}

interface ShownCountProps {
  listing: ListingFetch;
  isFiltered: boolean;
}

/** Read out whenever it changes. */
export function ShownCount({ listing, isFiltered }: ShownCountProps) {
  return (
    <p role="status" className="text-small text-ink-muted tabular-nums">
      {label(listing, isFiltered)}
    </p>
  );
}

function label({ total, pages, hasFailed }: ListingFetch, isFiltered: boolean): string {
  if (hasFailed) return '';
  if (total === undefined) return 'Looking…';
  if (isFiltered && total === 0) return 'None match';
  if (isFiltered) return `${number.format(total)} ${total === 1 ? 'matches' : 'match'}`;
  const shown = pages.reduce((sum, { data }) => sum + data.length, 0);
  return shown === total
    ? `Showing all ${number.format(total)}`
    : `Showing ${shown} of ${number.format(total)}`;
}
