import {
  formatDateTime,
  formatPesosInText,
  toPesos,
  type Centavos,
  type EvaluatedPromotion,
  type PromotionProblem,
} from '@sirkito/commerce';

/** Returns why the code gives no discount, as shown to the customer; null when it does. */
export function promoCodeProblem(
  entered: EvaluatedPromotion,
  taken: EvaluatedPromotion | undefined,
): string | null {
  if (entered.problem) return problemMessage(entered, entered.problem);
  if (taken && taken.promotion.id !== entered.promotion.id) {
    return `${taken.promotion.name} saves you more, so we applied it instead`;
  }
  return null;
}

function problemMessage(
  { promotion, eligible }: EvaluatedPromotion,
  problem: PromotionProblem,
): string {
  const { code, startsAt, endsAt, minimum } = promotion;
  switch (problem) {
    case 'not_yet':
      return `${code} starts on ${formatDateTime(startsAt)}`;
    case 'over':
      return `${code} expired on ${formatDateTime(endsAt ?? startsAt)}`;
    case 'used_up':
      return `${code} has reached its usage limit`;
    case 'used_by_you':
      return `You've already used ${code}`;
    case 'not_for_these':
      return `${code} doesn't apply to the items in your cart`;
    case 'below_minimum':
      return `${code} needs ${pesos(minimum)} of eligible items. Your cart has ${pesos(eligible)}`;
  }
}

const pesos = (centavos: Centavos) => formatPesosInText(toPesos(centavos));
