import type { Pesos } from './money/money.ts';

/**
 * Formats money, counts, dates and times the same way on pages, in emails, in print and in the back
 * office.
 */

const grouped = new Intl.NumberFormat('en-US');
const twoDecimals = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats `₱12,995.00`, for prices, totals, tables and invoices; `0.00` if there is no price. */
export const formatPesos = (pesos: Pesos | undefined): string =>
  pesos === undefined ? '0.00' : `${pesos < 0 ? '−' : ''}₱${twoDecimals.format(Math.abs(pesos))}`;

/** Formats `₱12,995`, or `₱12,995.50` with centavos, for sentences. */
export const formatPesosInText = (pesos: Pesos): string => formatPesos(pesos).replace(/[.]00$/, '');

/** Formats `1,234`. */
export const formatNumber = (number: number): string => grouped.format(number);

/** Returns the noun form without the number. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? one : many;

/** Formats `1 item` or `1,234 items`. */
export const formatCount = (count: number, one: string, many?: string): string =>
  `${formatNumber(count)} ${plural(count, one, many)}`;

const lists = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** Formats `AMD, Intel and MSI`. */
export const formatList = (items: Iterable<string>, last: keyof typeof lists = 'and'): string =>
  lists[last].format(items);

const manila = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Manila',
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** Returns the parts of a date, since servers and browsers would join them differently. */
export function dateParts(at: string | Date) {
  const parts = new Map(manila.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    weekday: part('weekday'),
    day: `${part('month')} ${part('day')}`,
    year: part('year'),
    time: `${part('hour')}:${part('minute')} ${part('dayPeriod')}`,
  };
}

/** Formats `Nov 17, 2026` from a timestamp or a date such as `2026-11-17`. */
export function formatDate(at: string | Date): string {
  const { day, year } = dateParts(at);
  return `${day}, ${year}`;
}

/** Formats `Tue, Nov 17, 1:22 PM`, with the year if it is not the current one. */
export function formatDateTime(at: string | Date, now = new Date()): string {
  const { weekday, day, year, time } = dateParts(at);
  return [weekday, day, ...(year === dateParts(now).year ? [] : [year]), time].join(', ');
}
