import { toShopClock } from '../shop-clock.ts';

const dayMs = 24 * 60 * 60 * 1_000;

export const spans = {
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  '365': 'Last year',
};
const steps = ['day', 'week', 'month'] as const;
type Step = (typeof steps)[number];
export const stepNames: Record<Step, string> = {
  day: 'By day',
  week: 'By week',
  month: 'By month',
};

interface Range {
  days: string;
  by: Step;
  from: string;
  to: string;
}

/** The days in the address, or the last thirty, on the clock of the shop. */
export function rangeIn(search: URLSearchParams, now: Date): Range {
  const days = Object.keys(spans).find((span) => span === search.get('days')) ?? '30';
  const by = steps.find((step) => step === search.get('by')) ?? 'day';
  const today = toShopClock(now.toISOString()).slice(0, 10);
  return { days, by, from: daysBefore(today, Number(days) - 1), to: today };
}

export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

/** `12% more than before`; nothing to compare with is said so. */
export function comparison(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'as before' : 'none before';
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'as before';
  return `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} than before`;
}

/** `12 · 40% of carts`. */
export const shareOf = (some: number, all: number, of: string): string =>
  all === 0
    ? some.toLocaleString('en-PH')
    : `${some.toLocaleString('en-PH')} · ${Math.round((some / all) * 100)}% of ${of}`;
