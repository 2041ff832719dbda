/** What of a product lies at a location. */
export interface StockLevel {
  locationId: string;
  rank: number;
  /** Whether customers can pick up orders there. */
  isPickup: boolean;
  /** Units on hand that aren't allocated to an order. */
  available: number;
  /** Units that unpaid orders of new customers hold. */
  heldUnpaid: number;
}

/** Levels at active locations by product, each list by the rank of the locations. */
export type StockLevels = ReadonlyMap<string, readonly StockLevel[]>;

/** Groups levels by product, in order of rank. */
export const levelsByProduct = <Level extends StockLevel & { productId: string }>(
  levels: readonly Level[],
): Map<string, Level[]> =>
  Map.groupBy(
    levels.toSorted((one, other) => one.rank - other.rank),
    ({ productId }) => productId,
  );

interface Wanted {
  lines: readonly { productId: string; quantity: number }[];
  isPickup: boolean;
}

/** Returns the location that an order ships from: the first by rank that holds all of it. */
export function chooseLocation(
  { lines, isPickup }: Wanted,
  levels: StockLevels,
): string | undefined {
  const [first] = lines;
  const candidates = (first && levels.get(first.productId)) ?? [];
  const holds = (locationId: string) =>
    lines.every(({ productId, quantity }) =>
      levels
        .get(productId)
        ?.some((level) => level.locationId === locationId && level.available >= quantity),
    );
  return candidates.find((level) => (level.isPickup || !isPickup) && holds(level.locationId))
    ?.locationId;
}
