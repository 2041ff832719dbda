import { asCentavos, sumCentavos, type Centavos } from './money.ts';

export const promotionKinds = ['percent', 'amount'] as const;

/** Products a promotion applies to. */
export const promotionScopes = ['all', 'products', 'brands', 'categories'] as const;

/** Below 100, so that every order has an amount to pay. */
export const maxPromotionPercent = 90;

export const maxPromotionTargets = 200;

/** Capital letters, digits and dashes. */
export const promotionCodePattern = /^[A-Z0-9][A-Z0-9-]{2,23}$/;

export interface Promotion {
  id: string;
  name: string;
  /** Null if it applies without one. */
  code: string | null;
  kind: (typeof promotionKinds)[number];
  /** Percent or centavos. */
  value: number;
  scope: (typeof promotionScopes)[number];
  /** Ids of products, brands or categories. */
  targets: readonly string[];
  minimum: Centavos;
  startsAt: Date;
  endsAt: Date | null;
  maxRedemptions: number | null;
  redemptions: number;
  maxPerCustomer: number | null;
}

export interface PromotedLine {
  productId: string;
  brandId: string;
  /** The product's category and the two above it. */
  categoryIds: readonly string[];
  total: Centavos;
}

export type PromotionProblem =
  | 'not_yet'
  | 'over'
  | 'used_up'
  | 'not_for_these'
  | 'below_minimum'
  | 'used_by_you';

export interface EvaluatedPromotion {
  promotion: Promotion;
  /** What the lines it applies to cost. */
  eligible: Centavos;
  /** The discount: 0 if there is a problem, else more. */
  amount: Centavos;
  problem: PromotionProblem | null;
}

type Discount = Pick<Promotion, 'kind' | 'value'>;

/** Percentages round down to the centavo. */
export const promotionDiscount = ({ kind, value }: Discount, goods: Centavos): Centavos =>
  asCentavos(
    // A large amount times a percentage is not exact as a number.
    kind === 'percent' ? Number((BigInt(goods) * BigInt(value)) / 100n) : Math.min(value, goods),
  );

/** Returns a product's price in an order that just reaches the promotion's minimum. */
export function promotedPrice(
  promotion: Discount & Pick<Promotion, 'minimum'>,
  price: Centavos,
): Centavos {
  const goods = asCentavos(Math.max(price, promotion.minimum, 1));
  const discount = promotionDiscount(promotion, goods);
  return asCentavos(price - Number((BigInt(price) * BigInt(discount)) / BigInt(goods)));
}

/** Returns what the lines that the promotion applies to cost. */
export const eligibleTotal = (promotion: Promotion, lines: readonly PromotedLine[]): Centavos =>
  sumCentavos(lines.filter((line) => appliesTo(promotion, line)).map(({ total }) => total));

export function appliesTo(
  { scope, targets }: Pick<Promotion, 'scope' | 'targets'>,
  line: PromotedLine,
): boolean {
  switch (scope) {
    case 'all':
      return true;
    case 'products':
      return targets.includes(line.productId);
    case 'brands':
      return targets.includes(line.brandId);
    case 'categories':
      return line.categoryIds.some((id) => targets.includes(id));
  }
}

interface PromotionUse {
  at: Date;
  /** Orders of the buyer that hold a use of it; 0 for a guest. */
  usedByBuyer: number;
}

export function evaluatePromotion(
  promotion: Promotion,
  lines: readonly PromotedLine[],
  use: PromotionUse,
): EvaluatedPromotion {
  const eligible = eligibleTotal(promotion, lines);
  const problem = promotionProblem(promotion, eligible, use);
  const amount = problem ? asCentavos(0) : promotionDiscount(promotion, eligible);
  return { promotion, eligible, amount, problem };
}

function promotionProblem(
  promotion: Promotion,
  eligible: Centavos,
  { at, usedByBuyer }: PromotionUse,
): PromotionProblem | null {
  const { startsAt, endsAt, redemptions, maxRedemptions, maxPerCustomer } = promotion;
  if (startsAt > at) return 'not_yet';
  if (endsAt && endsAt <= at) return 'over';
  if (maxRedemptions !== null && redemptions >= maxRedemptions) return 'used_up';
  if (promotionDiscount(promotion, eligible) === 0) return 'not_for_these';
  if (eligible < promotion.minimum) return 'below_minimum';
  if (maxPerCustomer !== null && usedByBuyer >= maxPerCustomer) return 'used_by_you';
  return null;
}

/** An order gets one promotion: the largest discount; if equal, the one with a code. */
export const bestPromotion = (
  evaluated: readonly EvaluatedPromotion[],
): EvaluatedPromotion | undefined =>
  evaluated.filter(({ problem }) => problem === null).toSorted(compareDiscounts)[0];

const compareDiscounts = (one: EvaluatedPromotion, other: EvaluatedPromotion): number =>
  other.amount - one.amount ||
  Number(one.promotion.code === null) - Number(other.promotion.code === null) ||
  (one.promotion.id < other.promotion.id ? -1 : 1);
