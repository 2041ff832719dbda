import { z } from 'zod';

/** A day of the shop's own clock, near enough that the database and dates of the script know it. */
export const ShopDay = z.iso
  .date()
  .refine((day) => day >= '2000-01-01' && day <= '2199-12-31', 'must be from 2000 to 2199');

interface Days {
  from: string;
  to: string;
}

const longestMs = 366 * 24 * 60 * 60 * 1_000;

/** At most a year, both days counted, so that one call cannot ask for all there is. */
export const isWithinAYear = ({ from, to }: Days): boolean => {
  const span = Date.parse(to) - Date.parse(from);
  return span >= 0 && span < longestMs;
};
