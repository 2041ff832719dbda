import type { Pesos as PesosAmount } from '@sirkito/commerce';
import { z } from 'zod';

/** The unit exists at compile time only; JSON has a plain number. */
const inPesos = (schema: z.ZodNumber) =>
  // Zod can't brand an output without a transform, which the API reference would not show.
  schema.meta({ description: 'Pesos' }) as unknown as z.ZodType<PesosAmount, number>;

export const maxPesos = 1_000_000_000;

/** Pesos with up to two decimals. */
export const Pesos = inPesos(
  z.number().min(0).max(maxPesos).refine(isInCentavos, { error: 'Use 2 decimal places or fewer' }),
);

/** Tolerates how doubles are rounded, but no amount so small that it would become zero. */
function isInCentavos(amount: number): boolean {
  const centavos = amount * 100;
  const isWhole = Math.abs(centavos - Math.round(centavos)) < 1e-4;
  return isWhole && (amount <= 0 || centavos > 0.5);
}

/** A sum of many amounts: larger than any single one, and too large to check decimals. */
export const PesosSum = inPesos(z.number().min(0).max(10_000_000_000_000));

/** A sum that is negative if more was taken back than given. */
export const SignedPesosSum = inPesos(z.number().min(-10_000_000_000_000).max(10_000_000_000_000));

export const Discount = z.object({ label: z.string(), amount: Pesos });
export type Discount = z.output<typeof Discount>;
