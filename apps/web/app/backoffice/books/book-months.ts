import { toShopTime } from '../shared/shop-clock.ts';

const monthNames = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats `November 2026`. */
export const monthName = (month: string): string => monthNames.format(new Date(`${month}-01`));

/** Books are kept for five years. */
const monthsOffered = 60;

/** Returns the current month of the shop. */
const currentMonth = (now: Date): string => toShopTime(now.toISOString()).slice(0, 7);

/** Reads the month from the query, by default the current one. */
export const parseMonth = (text: string | null, now: Date): string =>
  text && /^2[01]\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : currentMonth(now);

/** Lists months to choose from, newest first, with the chosen one even if it is older. */
export function monthsToChoose(chosen: string, now: Date): string[] {
  const [year = 0, month = 1] = currentMonth(now).split('-').map(Number);
  const months = Array.from({ length: monthsOffered }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7),
  );
  return [...new Set([...months, chosen])].toSorted().toReversed();
}
