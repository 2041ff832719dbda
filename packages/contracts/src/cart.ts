import { maxLines, maxQuantity } from '@sirkito/commerce';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Discount, Pesos } from './money.ts';
import { cartPaths } from './paths/cart.ts';

const Quantity = z.int().min(1).max(maxQuantity);

export const CartItem = z.object({
  productId: z.uuid(),
  title: z.string(),
  slug: z.string(),
  /** Address without size and ending; empty where there is no picture. */
  image: z.string(),
  price: Pesos,
  /** 0 unless it is on sale now. */
  salePrice: Pesos,
  quantity: Quantity,
  totalStock: z.int(),
});
export type CartItem = z.output<typeof CartItem>;

/** What has happened to a line since its owner last touched it. */
const CartProblem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price_changed'), productId: z.uuid(), was: Pesos, now: Pesos }),
  z.object({ kind: z.literal('too_many'), productId: z.uuid(), available: z.int() }),
  z.object({ kind: z.literal('sold_out'), productId: z.uuid() }),
  z.object({ kind: z.literal('withdrawn'), productId: z.uuid() }),
]);
export type CartProblem = z.output<typeof CartProblem>;

/** The whole cart, priced now. */
export const Cart = z.object({
  items: z.array(CartItem),
  saved: z.array(CartItem),
  shippingFee: Pesos,
  subtotal: Pesos,
  discounts: z.array(Discount),
  /** The code that was typed in, and why it takes nothing off where it does not. */
  code: z.object({ code: z.string(), problem: z.string().nullable() }).nullable(),
  total: Pesos,
  problems: z.array(CartProblem),
  /** Counts every change: a tab that holds an older one looks again. */
  generation: z.int(),
});
export type Cart = z.output<typeof Cart>;

const CartReply = z.object({ success: z.literal(true), message: z.string(), data: Cart });
export type CartReply = z.output<typeof CartReply>;

const CartOwner = z.object({ userId: z.string().max(64) });
export type CartOwner = z.input<typeof CartOwner>;

const CartLineParams = CartOwner.extend({ productId: z.uuid() });
export type CartLineParams = z.input<typeof CartLineParams>;

const SavedLineParams = z.object({ productId: z.uuid() });
export type SavedLineParams = z.input<typeof SavedLineParams>;

/** Whoever sells it says how many can be had, and why no more. */
const NewLine = z.object({ productId: z.uuid(), quantity: z.int().min(1) });
export type NewLine = z.input<typeof NewLine>;

const NewLines = z.object({ items: z.array(NewLine).min(1).max(maxLines) });
export type NewLines = z.input<typeof NewLines>;

const ManyAddedReply = CartReply.extend({
  /** What could not be had, and why. */
  leftOut: z.array(z.object({ productId: z.uuid(), message: z.string() })),
});
export type ManyAddedReply = z.output<typeof ManyAddedReply>;

const LineChange = NewLine.extend({ userId: z.string().max(64).optional() });
export type LineChange = z.input<typeof LineChange>;

const PromotionCode = z.object({ code: z.string().trim().toUpperCase().min(1).max(40) });
export type PromotionCode = z.input<typeof PromotionCode>;

const SavedCart = z.object({
  userId: z.string().max(64),
  savedAt: z.iso.datetime(),
  items: z.array(NewLine.extend({ quantity: Quantity })).max(maxLines),
});
export type SavedCart = z.output<typeof SavedCart>;

const shopper = ['auth.required', 'request.invalid'] as const;
const lineErrors = [
  ...shopper,
  'catalog.product_not_found',
  'cart.over_stock',
  'cart.sold_out',
] as const;

export const cartApi = {
  view: endpoint(cartPaths.view, {
    access: 'shopper',
    summary: 'The cart and the saved list, priced now',
    params: CartOwner,
    reply: CartReply,
    errors: [...shopper, 'request.not_found'],
  }),
  add: endpoint(cartPaths.add, {
    access: 'shopper',
    summary: 'Add to the cart; a product that is there already gets more',
    body: NewLine,
    reply: CartReply,
    errors: [...lineErrors, 'cart.over_limit', 'cart.full'],
  }),
  addMany: endpoint(cartPaths.addMany, {
    access: 'shopper',
    summary: 'Add several products in one step; what cannot be had is left out and named',
    body: NewLines,
    reply: ManyAddedReply,
    errors: shopper,
  }),
  changeQuantity: endpoint(cartPaths.changeQuantity, {
    access: 'shopper',
    summary: 'Set how many of a product are in the cart',
    body: LineChange,
    reply: CartReply,
    errors: [...lineErrors, 'request.not_found', 'cart.line_not_found', 'cart.over_limit'],
  }),
  remove: endpoint(cartPaths.remove, {
    access: 'shopper',
    summary: 'Take a product out of the cart',
    params: CartLineParams,
    reply: CartReply,
    errors: [...shopper, 'request.not_found'],
  }),
  clear: endpoint(cartPaths.clear, {
    access: 'shopper',
    summary: 'Empty the cart; the saved list stays',
    params: CartOwner,
    reply: CartReply,
    errors: [...shopper, 'request.not_found'],
  }),
  useCode: endpoint(cartPaths.useCode, {
    access: 'shopper',
    summary: 'Use the code of a promotion for this cart, in the place of the one before',
    body: PromotionCode,
    reply: CartReply,
    errors: [...shopper, 'promotion.unknown', 'promotion.refused', 'promotion.too_many_tries'],
  }),
  dropCode: endpoint(cartPaths.dropCode, {
    access: 'shopper',
    summary: 'Use no code for this cart',
    reply: CartReply,
    errors: shopper,
  }),
  restore: endpoint(cartPaths.restore, {
    access: 'shopper',
    summary: 'Bring back a cart kept by the browser at a forced logout',
    body: SavedCart,
    reply: CartReply,
    errors: [...shopper, 'request.not_found', 'cart.too_old'],
  }),
  viewSaved: endpoint(cartPaths.viewSaved, {
    access: 'shopper',
    summary: 'The saved list with the cart beside it',
    reply: CartReply,
    errors: shopper,
  }),
  save: endpoint(cartPaths.save, {
    access: 'shopper',
    summary: 'Move a product from the cart to the saved list',
    body: SavedLineParams,
    reply: CartReply,
    errors: [...shopper, 'cart.line_not_found', 'cart.saved_full'],
  }),
  moveToCart: endpoint(cartPaths.moveToCart, {
    access: 'shopper',
    summary: 'Move a product from the saved list to the cart',
    params: SavedLineParams,
    reply: CartReply,
    errors: [...lineErrors, 'cart.line_not_found', 'cart.over_limit', 'cart.full'],
  }),
  removeSaved: endpoint(cartPaths.removeSaved, {
    access: 'shopper',
    summary: 'Take a product off the saved list',
    params: SavedLineParams,
    reply: CartReply,
    errors: shopper,
  }),
};
