import { formatNumber } from '@sirkito/commerce';
import { toShopTime } from '../shared/shop-clock.ts';

const dayMs = 24 * 60 * 60 * 1_000;

export const periods = {
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

/** Reads the period from the query, default 30 days, in shop time. */
export function parseRange(search: URLSearchParams, now: Date): Range {
  const days = Object.keys(periods).find((period) => period === search.get('days')) ?? '30';
  const by = steps.find((step) => step === search.get('by')) ?? 'day';
  const today = toShopTime(now.toISOString()).slice(0, 10);
  return { days, by, from: daysBefore(today, Number(days) - 1), to: today };
}

export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

/** Compares with the previous period: `Up 12% from previous period`. */
export function comparison(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'No change' : 'No earlier data';
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  if (percent === 0) return 'No change';
  return `${percent > 0 ? 'Up' : 'Down'} ${Math.abs(percent)}% from previous period`;
}

/** Formats a count with its share: `12 · 40% of carts`. */
export const shareOf = (count: number, total: number, noun: string): string =>
  total === 0
    ? formatNumber(count)
    : `${formatNumber(count)} · ${Math.round((count / total) * 100)}% of ${noun}`;
