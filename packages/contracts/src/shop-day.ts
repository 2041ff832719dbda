import { z } from 'zod';

/** A date in Manila, within the range that PostgreSQL and JavaScript both handle. */
export const ShopDay = z.iso
  .date()
  .refine((day) => day >= '2000-01-01' && day <= '2199-12-31', 'Enter a date from 2000 to 2199');

interface Days {
  from: string;
  to: string;
}

const maxRangeMs = 366 * 24 * 60 * 60 * 1_000;

/** Returns whether the range has at most 366 days, to bound the cost of a call. */
export const isWithinAYear = ({ from, to }: Days): boolean => {
  const span = Date.parse(to) - Date.parse(from);
  return span >= 0 && span < maxRangeMs;
};
