import { formatDateTime, formatPesosInText, toPesos, type Centavos } from '@sirkito/commerce';
import type { CartPromotion, PromoCodeProblem } from './cart-promotion.queries.ts';

type Code = NonNullable<CartPromotion['code']>;

/** Returns why the code gives no discount, as shown to the customer; null when it does. */
export function promoCodeProblem(code: Code, taken: CartPromotion['taken'] | undefined) {
  if (code.refusal) return problemMessage(code, code.refusal);
  if (taken && taken.id !== code.id) {
    return `${taken.name} saves you more, so we applied it instead`;
  }
  return null;
}

function problemMessage(code: Code, problem: PromoCodeProblem): string {
  switch (problem) {
    case 'not_yet':
      return `${code.code} starts on ${formatDateTime(code.startsAt)}`;
    case 'over':
      return `${code.code} expired on ${formatDateTime(code.endsAt ?? code.startsAt)}`;
    case 'used_up':
      return `${code.code} has reached its usage limit`;
    case 'used_by_you':
      return `You've already used ${code.code}`;
    case 'not_for_these':
      return `${code.code} doesn't apply to the items in your cart`;
    case 'below_minimum':
      return `${code.code} needs ${pesos(code.minimum)} of eligible items. Your cart has ${pesos(code.goods)}`;
  }
}

const pesos = (centavos: Centavos) => formatPesosInText(toPesos(centavos));
