import { formatDate, formatDateTime } from '../format.ts';

/** A sale that ends at midnight is shown as ending the day before. */
const lastMoment = (endsAt: string): Date => new Date(new Date(endsAt).getTime() - 1);

/** Formats the last day of a sale: `Nov 22, 2026`. */
export const formatSaleDay = (endsAt: string): string => formatDate(lastMoment(endsAt));

/** Formats the last minute of a sale: `Sun, Nov 22, 11:59 PM`. */
export const formatSaleEnd = (endsAt: string, now?: Date): string =>
  formatDateTime(lastMoment(endsAt), now);
