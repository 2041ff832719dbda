import {
  asCentavos,
  brokenRules,
  type Centavos,
  defaultShippingFee,
  effectivePrice,
  packParcel,
  runningSalePrice,
  shippingFee,
  subtotal,
  toCentavos,
  toPesos,
  zoneIds,
} from '@sirkito/commerce';
import type { Cart, CartItem, CartProblem } from '@sirkito/contracts/carts/schemas';
import { readSetting } from '#api/modules/settings/index.ts';
import { type Ctx, requireShopper } from '#api/platform/context.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { type LineRow, listLines } from './cart-lines.queries.ts';
import { type CartPromotion, findCartPromotion } from './promo-code/cart-promotion.ts';
import { promoCodeProblem } from './promo-code/promo-code-problem.ts';

/** Returns the whole cart at current prices. Changes read it back in the same transaction. */
export async function readCart(read: Reader, accountId: string, now: Date): Promise<Cart> {
  const rows = await listLines(read, accountId, now);
  const promotion = await findCartPromotion(read, { accountId, rows, at: now });
  return toCart(read, rows, { ...promotion, now });
}

export async function toCart(
  read: Reader,
  rows: readonly LineRow[],
  { taken, code, now }: CartPromotion & { now: Date },
): Promise<Cart> {
  const inCart = rows.filter((row) => row.list === 'cart').map((row) => priced(row, now));
  const saved = rows.filter((row) => row.list === 'saved').map((row) => priced(row, now));
  const sum = subtotal(inCart);
  const fee = await cartShippingFee(read, inCart, sum);
  return {
    items: inCart.map(toItem),
    saved: saved.map(toItem),
    shippingFee: toPesos(fee),
    subtotal: toPesos(sum),
    discounts: taken ? [{ label: taken.promotion.name, amount: toPesos(taken.amount) }] : [],
    code: code?.promotion.code
      ? {
          code: code.promotion.code,
          problem: inCart.length > 0 ? promoCodeProblem(code, taken) : null,
        }
      : null,
    total: toPesos(asCentavos(inCart.length > 0 ? sum + fee - (taken?.amount ?? 0) : 0)),
    problems: [...inCart.flatMap(lineProblems), ...ruleProblems(inCart)],
    generation: rows[0]?.generation ?? 0,
  };
}

/** Returns the fee shown until the address is known: none if no zone would charge one. */
async function cartShippingFee(
  read: Reader,
  rows: readonly PricedRow[],
  sum: Centavos,
): Promise<Centavos> {
  const fee = toCentavos(defaultShippingFee);
  if (rows.length === 0) return fee;
  const table = await readSetting(read, 'shipping');
  const parcel = packParcel(rows, sum);
  return zoneIds.every((zone) => shippingFee(table, zone, parcel) === 0) ? asCentavos(0) : fee;
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
  totalStock: row.status === 'active' ? row.available : 0,
});

/** Withdrawn products have to go anyway. */
const ruleProblems = (rows: readonly PricedRow[]): CartProblem[] =>
  brokenRules(rows.filter(({ status }) => status === 'active')).map((rule) => ({
    kind: 'rule_broken',
    ...rule,
  }));

function lineProblems(row: PricedRow): CartProblem[] {
  const { productId } = row;
  if (row.status !== 'active') return [{ kind: 'withdrawn', productId }];
  if (row.available === 0) return [{ kind: 'sold_out', productId }];
  const now = effectivePrice(row);
  return [
    ...(row.quantity > row.available
      ? [{ kind: 'too_many' as const, productId, available: row.available }]
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

export async function viewCart(ctx: Ctx): Promise<Cart> {
  const { accountId } = requireShopper(ctx);
  return readCart(ctx.read, accountId, ctx.now());
}
