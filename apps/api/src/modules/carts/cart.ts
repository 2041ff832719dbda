import {
  asCentavos,
  defaultShippingFee,
  effectivePrice,
  runningSalePrice,
  subtotal,
  toCentavos,
  toPesos,
  type Centavos,
} from '@sirkito/commerce';
import type { Cart, CartItem, CartProblem } from '@sirkito/contracts/carts/schemas';
import { listLines, type LineRow } from './carts.queries.ts';
import { promoCodeProblem } from './promo-code/promo-code-problem.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

/** Returns the whole cart at current prices. Changes read it back in the same transaction. */
export async function readCart(read: Reader, accountId: string, now: Date): Promise<Cart> {
  return toCart(await listLines(read, accountId, now), now);
}

function toCart(rows: readonly LineRow[], now: Date): Cart {
  const inCart = rows.filter((row) => row.list === 'cart').map((row) => priced(row, now));
  const saved = rows.filter((row) => row.list === 'saved').map((row) => priced(row, now));
  const sum = subtotal(inCart);
  const fee = toCentavos(defaultShippingFee);
  const { taken, code } = rows[0]?.promotion ?? {};
  return {
    items: inCart.map(toItem),
    saved: saved.map(toItem),
    shippingFee: toPesos(fee),
    subtotal: toPesos(sum),
    discounts: taken ? [{ label: taken.name, amount: toPesos(taken.amount) }] : [],
    code: code
      ? { code: code.code, problem: inCart.length > 0 ? promoCodeProblem(code, taken) : null }
      : null,
    total: toPesos(asCentavos(inCart.length > 0 ? sum + fee - (taken?.amount ?? 0) : 0)),
    problems: inCart.flatMap(lineProblems),
    generation: rows[0]?.generation ?? 0,
  };
}

type PricedRow = Omit<LineRow, 'salePrice'> & { salePrice: Centavos };

const priced = (row: LineRow, now: Date): PricedRow => ({
  ...row,
  salePrice: runningSalePrice(row, now) ?? asCentavos(0),
});

const toItem = (row: PricedRow): CartItem => ({
  productId: row.productId,
  title: row.title,
  slug: row.slug,
  image: row.image === null ? '' : `/api/images/${row.image}`,
  price: toPesos(row.price),
  salePrice: toPesos(row.salePrice),
  quantity: row.quantity,
  totalStock: row.status === 'active' ? row.onHand : 0,
});

function lineProblems(row: PricedRow): CartProblem[] {
  const { productId } = row;
  if (row.status !== 'active') return [{ kind: 'withdrawn', productId }];
  if (row.onHand === 0) return [{ kind: 'sold_out', productId }];
  const now = effectivePrice(row);
  return [
    ...(row.quantity > row.onHand
      ? [{ kind: 'too_many' as const, productId, available: row.onHand }]
      : []),
    ...(row.seenPrice === now
      ? []
      : [
          {
            kind: 'price_changed' as const,
            productId,
            was: toPesos(row.seenPrice),
            now: toPesos(now),
          },
        ]),
  ];
}
