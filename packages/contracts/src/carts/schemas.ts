import { maxLines, maxQuantity } from '@sirkito/commerce';
import { z } from 'zod';
import { Discount, Pesos } from '../money.ts';
import { ImagePath } from '../image-path.ts';
import { BrokenRule } from '../orders/broken-rule.ts';

const Quantity = z.int().min(1);

export const CartItem = z.object({
  productId: z.uuid(),
  title: z.string(),
  slug: z.string(),
  image: ImagePath,
  price: Pesos,
  /** 0 if not on sale. */
  salePrice: Pesos,
  quantity: Quantity,
  totalStock: z.int(),
});
export type CartItem = z.output<typeof CartItem>;

/** What stops a line from being ordered, or has changed since the customer last edited it. */
const CartProblem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price_changed'), productId: z.uuid(), was: Pesos, now: Pesos }),
  z.object({ kind: z.literal('too_many'), productId: z.uuid(), available: z.int() }),
  z.object({ kind: z.literal('sold_out'), productId: z.uuid() }),
  z.object({ kind: z.literal('withdrawn'), productId: z.uuid() }),
  BrokenRule.extend({ kind: z.literal('rule_broken') }),
]);
export type CartProblem = z.output<typeof CartProblem>;

/** The cart at current prices. */
export const Cart = z.object({
  items: z.array(CartItem),
  saved: z.array(CartItem),
  shippingFee: Pesos,
  subtotal: Pesos,
  discounts: z.array(Discount),
  /** The entered promo code, and why it gives no discount, if so. */
  code: z.object({ code: z.string(), problem: z.string().nullable() }).nullable(),
  total: Pesos,
  problems: z.array(CartProblem),
  /** Increases with every change, so that tabs can detect a stale cart. */
  generation: z.int(),
});
export type Cart = z.output<typeof Cart>;

export const CartReply = z.object({ success: z.literal(true), message: z.string(), data: Cart });
export type CartReply = z.output<typeof CartReply>;

export const CartOwner = z.object({ userId: z.string().max(64) });
export type CartOwner = z.input<typeof CartOwner>;

export const CartLineParams = CartOwner.extend({ productId: z.uuid() });
export type CartLineParams = z.input<typeof CartLineParams>;

export const SavedLineParams = z.object({ productId: z.uuid() });
export type SavedLineParams = z.input<typeof SavedLineParams>;

/** The maximum quantity is checked against stock, with a specific error. */
export const NewLine = z.object({ productId: z.uuid(), quantity: z.int().min(1) });
export type NewLine = z.input<typeof NewLine>;

export const NewLines = z.object({ items: z.array(NewLine).min(1).max(maxLines) });
export type NewLines = z.input<typeof NewLines>;

export const ManyAddedReply = CartReply.extend({
  /** Products that could not be added, and why. */
  skipped: z.array(z.object({ productId: z.uuid(), message: z.string() })),
});
export type ManyAddedReply = z.output<typeof ManyAddedReply>;

export const LineChange = NewLine.extend({ userId: z.string().max(64).optional() });
export type LineChange = z.input<typeof LineChange>;

export const PromotionCode = z.object({ code: z.string().trim().toUpperCase().min(1).max(40) });
export type PromotionCode = z.input<typeof PromotionCode>;

export const SavedCart = z.object({
  userId: z.string().max(64),
  savedAt: z.iso.datetime(),
  items: z.array(NewLine.extend({ quantity: Quantity.max(maxQuantity) })).max(maxLines),
});
export type SavedCart = z.output<typeof SavedCart>;
