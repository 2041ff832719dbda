import type { Pesos as PesosAmount } from '@sirkito/commerce';
import { z } from 'zod';

/** Pesos with up to two decimals, up to 1,000,000,000. */
export const Pesos = z
  .number()
  .min(0)
  .max(1_000_000_000)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4, {
    error: 'Use 2 decimal places or fewer',
  })
  // The unit exists at compile time only; JSON has a plain number.
  .meta({ description: 'Pesos' }) as unknown as z.ZodType<PesosAmount, number>;

/** A sum of many amounts: larger than any single one, and too large to check decimals. */
export const PesosSum = z
  .number()
  .min(0)
  .max(10_000_000_000_000)
  // As above.
  .meta({ description: 'Pesos' }) as unknown as z.ZodType<PesosAmount, number>;

export const Discount = z.object({ label: z.string(), amount: Pesos });
export type Discount = z.output<typeof Discount>;
