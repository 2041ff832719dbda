import type { CardRow } from './product-cards.queries.ts';

type Sale = Pick<CardRow, 'salePrice' | 'saleStartsAt' | 'saleEndsAt'>;

/** Returns when the next of these sales starts or ends. Cached prices are valid until then. */
export function pricesHoldUntil(sales: readonly Sale[], now: Date): string | null {
  const changes = sales
    .filter(({ salePrice }) => salePrice !== null)
    .flatMap(({ saleStartsAt, saleEndsAt }) => [saleStartsAt, saleEndsAt])
    .filter((at) => at !== null)
    .filter((at) => at > now)
    .toSorted((one, other) => one.getTime() - other.getTime());
  return changes[0]?.toISOString() ?? null;
}
