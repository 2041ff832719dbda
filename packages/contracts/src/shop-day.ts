import { z } from 'zod';

/** A date in Manila, within the range that PostgreSQL and JavaScript both handle. */
export const ShopDay = z.iso
  .date()
  .refine((day) => day >= '2000-01-01' && day <= '2199-12-31', 'Enter a date from 2000 to 2199');

/** A calendar month in Manila: `2026-11`. */
export const ShopMonth = z
  .string()
  .regex(/^2[01]\d{2}-(0[1-9]|1[0-2])$/, 'Enter a month from 2000-01 to 2199-12');

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
