import type { Reader } from '#api/platform/db/transaction.ts';
import { sumStock } from './stock-units.queries.ts';

/** Adding up a large catalogue takes too long for each batch, and the limit needs no exact sum. */
const maxAgeMs = 60_000;

/** Returns a function that reads the units in stock, at most once a minute. */
export function createStockUnits(read: Reader): () => Promise<number> {
  let cached: { units: number; readAt: number } | undefined;
  return async () => {
    if (!cached || performance.now() - cached.readAt > maxAgeMs) {
      cached = { units: await sumStock(read), readAt: performance.now() };
    }
    return cached.units;
  };
}
