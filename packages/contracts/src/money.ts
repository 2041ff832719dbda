import type { Pesos as PesosAmount } from '@sirkito/commerce';
import { z } from 'zod';

/** The unit exists at compile time only; JSON has a plain number. */
const inPesos = (schema: z.ZodNumber) =>
  // Zod can't brand an output without a transform, which the API reference would not show.
  schema.meta({ description: 'Pesos' }) as unknown as z.ZodType<PesosAmount, number>;

/** Pesos with up to two decimals, up to 1,000,000,000. */
export const Pesos = inPesos(
  z
    .number()
    .min(0)
    .max(1_000_000_000)
    .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4, {
      error: 'Use 2 decimal places or fewer',
    }),
);

/** A sum of many amounts: larger than any single one, and too large to check decimals. */
export const PesosSum = inPesos(z.number().min(0).max(10_000_000_000_000));

export const Discount = z.object({ label: z.string(), amount: Pesos });
export type Discount = z.output<typeof Discount>;
