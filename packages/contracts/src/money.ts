import type { Pesos as PesosAmount } from '@sirkito/commerce';
import { z } from 'zod';

/** Pesos with at most two decimals, up to a thousand million. */
export const Pesos = z
  .number()
  .min(0)
  .max(1_000_000_000)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4, {
    error: 'must have at most two decimals',
  })
  // The unit is known to the compiler only; on the wire it is a number.
  .meta({ description: 'Pesos' }) as unknown as z.ZodType<PesosAmount, number>;

/** What many amounts come to: beyond any single one, and too large for decimals to be looked at. */
export const PesosSum = z
  .number()
  .min(0)
  .max(10_000_000_000_000)
  // As above.
  .meta({ description: 'Pesos' }) as unknown as z.ZodType<PesosAmount, number>;

/** What is taken off, and under which name. */
export const Discount = z.object({ label: z.string(), amount: Pesos });
export type Discount = z.output<typeof Discount>;
