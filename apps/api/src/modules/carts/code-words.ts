import { formatPesos, toPesos, type Centavos } from '@sirkito/commerce';
import type { CartPromotion } from './cart-promotion.queries.ts';

type Code = NonNullable<CartPromotion['code']>;

const time = new Intl.DateTimeFormat('en-PH', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Manila',
});

/** Why the code in the cart takes nothing off, for its owner; null where it does. */
export function problemOfCode(code: Code, taken: CartPromotion['taken'] | undefined) {
  if (code.refusal) return refusalWords(code, code.refusal);
  if (taken && taken.id !== code.id) return `${taken.name} takes off more, so that one counts`;
  return null;
}

function refusalWords(code: Code, refusal: NonNullable<Code['refusal']>): string {
  switch (refusal) {
    case 'not_yet':
      return `${code.code} starts on ${time.format(new Date(code.startsAt))}`;
    case 'over':
      return `${code.code} ended on ${time.format(new Date(code.endsAt ?? code.startsAt))}`;
    case 'used_up':
      return `${code.code} has been used up`;
    case 'used_by_you':
      return `You have used ${code.code} already`;
    case 'not_for_these':
      return `${code.code} is for other goods than those in your cart`;
    case 'below_minimum':
      return `${code.code} is for ${pesos(code.minimum)} or more. Yours come to ${pesos(code.goods)}`;
  }
}

const pesos = (centavos: number) => formatPesos(toPesos(centavos as Centavos));
