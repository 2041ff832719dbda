import { asCentavos, sumCentavos, type Centavos } from './money.ts';
import { appliesTo, type PromotedLine, type Promotion } from './promotions.ts';

interface OrderDiscount {
  promotion: Pick<Promotion, 'scope' | 'targets'> | null;
  discount: Centavos;
}

/**
 * Returns what is paid for each line: its share of what the lines that the promotion applies to cost
 * together after the discount.
 */
export function paidByLine(
  lines: readonly PromotedLine[],
  { promotion, discount }: OrderDiscount,
): Centavos[] {
  const promoted = lines.filter((line) => promotion && appliesTo(promotion, line));
  const shares = splitCentavos(
    asCentavos(sumCentavos(promoted.map(({ total }) => total)) - discount),
    promoted.map(({ total }) => total),
  );
  const shareOf = new Map(promoted.map((line, index) => [line, shares[index]]));
  return lines.map((line) => shareOf.get(line) ?? line.total);
}

/** Splits in proportion to weights. Largest remainders get the centavos that are left; if equal, the first. */
function splitCentavos(amount: Centavos, weights: readonly Centavos[]): Centavos[] {
  const whole = BigInt(sumCentavos(weights));
  // A product of two amounts is not exact as a number.
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, floor: Number(product / whole), rest: product % whole };
  });
  const left = amount - parts.reduce((sum, { floor }) => sum + floor, 0);
  const first = parts.toSorted((one, other) => Number(other.rest - one.rest)).slice(0, left);
  const raised = new Set(first.map(({ index }) => index));
  return parts.map(({ index, floor }) => asCentavos(floor + (raised.has(index) ? 1 : 0)));
}
