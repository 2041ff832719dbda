import { formatDate, formatDateRange } from '@sirkito/commerce';

/** Parses `YYYY-MM-DD`; undefined if it is not a date. */
export const parseDay = (text: string | null | undefined): string | undefined =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** Formats a range as `Nov 1 – Nov 15, 2026`, or its one known end. */
export function dayRangeLabel(from: string | undefined, to: string | undefined): string {
  if (from && to) return formatDateRange(from, to);
  if (from) return `Since ${formatDate(from)}`;
  return to ? `Up to ${formatDate(to)}` : 'any day';
}
