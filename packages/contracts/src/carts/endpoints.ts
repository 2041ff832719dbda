import { endpoint } from '../endpoint.ts';
import { cartPaths } from './paths.ts';
import {
  CartReply,
  CartOwner,
  CartLineParams,
  SavedLineParams,
  NewLine,
  NewLines,
  ManyAddedReply,
  LineChange,
  PromotionCode,
  SavedCart,
} from './schemas.ts';

const lineErrors = [
  'catalog.product_not_found',
  'cart.over_stock',
  'cart.sold_out',
  'order.rule_broken',
] as const;

export const cartApi = {
  view: endpoint(cartPaths.view, {
    access: 'shopper',
    summary: 'Retrieve the cart and saved items at current prices',
    params: CartOwner,
    reply: CartReply,
    errors: ['request.not_found'],
  }),
  add: endpoint(cartPaths.add, {
    access: 'shopper',
    summary: 'Add a product to the cart, or increase its quantity',
    body: NewLine,
    reply: CartReply,
    errors: [...lineErrors, 'cart.full'],
  }),
  addMany: endpoint(cartPaths.addMany, {
    access: 'shopper',
    summary: 'Add several products to the cart; unavailable ones are skipped and listed',
    body: NewLines,
    reply: ManyAddedReply,
  }),
  changeQuantity: endpoint(cartPaths.changeQuantity, {
    access: 'shopper',
    summary: 'Set the quantity of a product in the cart',
    body: LineChange,
    reply: CartReply,
    errors: [...lineErrors, 'request.not_found', 'cart.line_not_found'],
  }),
  remove: endpoint(cartPaths.remove, {
    access: 'shopper',
    summary: 'Remove a product from the cart',
    params: CartLineParams,
    reply: CartReply,
    errors: ['request.not_found'],
  }),
  clear: endpoint(cartPaths.clear, {
    access: 'shopper',
    summary: 'Clear the cart, keeping saved items',
    params: CartOwner,
    reply: CartReply,
    errors: ['request.not_found'],
  }),
  applyCode: endpoint(cartPaths.applyCode, {
    access: 'shopper',
    summary: 'Apply a promo code, replacing any other',
    body: PromotionCode,
    reply: CartReply,
    errors: ['promotion.code_not_found', 'promotion.not_applicable', 'promotion.too_many_attempts'],
  }),
  removeCode: endpoint(cartPaths.removeCode, {
    access: 'shopper',
    summary: 'Remove the promo code',
    reply: CartReply,
  }),
  restore: endpoint(cartPaths.restore, {
    access: 'shopper',
    summary: 'Restore a cart the browser saved at a forced logout',
    body: SavedCart,
    reply: CartReply,
    errors: ['request.not_found', 'cart.outdated'],
  }),
  viewSaved: endpoint(cartPaths.viewSaved, {
    access: 'shopper',
    summary: 'Retrieve saved items and the cart',
    reply: CartReply,
  }),
  save: endpoint(cartPaths.save, {
    access: 'shopper',
    summary: 'Save a cart item for later',
    body: SavedLineParams,
    reply: CartReply,
    errors: ['cart.line_not_found', 'cart.saved_full'],
  }),
  moveToCart: endpoint(cartPaths.moveToCart, {
    access: 'shopper',
    summary: 'Move a saved item to the cart',
    params: SavedLineParams,
    reply: CartReply,
    errors: [...lineErrors, 'cart.line_not_found', 'cart.full'],
  }),
  removeSaved: endpoint(cartPaths.removeSaved, {
    access: 'shopper',
    summary: 'Remove a saved item',
    params: SavedLineParams,
    reply: CartReply,
  }),
};
