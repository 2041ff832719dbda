import type {
  CartLineParams,
  CartOwner,
  CartReply,
  LineChange,
  ManyAddedReply,
  NewLine,
  NewLines,
  PromotionCode,
  SavedCart,
  SavedLineParams,
} from './schemas.ts';
import { call } from '../call.ts';

type Reply = { reply: CartReply };

export const cartPaths = {
  view: call<Reply & { params: CartOwner }>('GET', '/api/shop/cart/get/:userId'),
  add: call<Reply & { body: NewLine }>('POST', '/api/shop/cart/add'),
  addMany: call<{ body: NewLines; reply: ManyAddedReply }>('POST', '/api/shop/cart/add-many'),
  changeQuantity: call<Reply & { body: LineChange }>('PUT', '/api/shop/cart/update-cart'),
  remove: call<Reply & { params: CartLineParams }>('DELETE', '/api/shop/cart/:userId/:productId'),
  clear: call<Reply & { params: CartOwner }>('DELETE', '/api/shop/cart/clear/:userId'),
  applyCode: call<Reply & { body: PromotionCode }>('PUT', '/api/shop/cart/code'),
  removeCode: call<Reply>('DELETE', '/api/shop/cart/code'),
  restore: call<Reply & { body: SavedCart }>('POST', '/api/shop/cart/restore'),
  viewSaved: call<Reply>('GET', '/api/shop/saved'),
  save: call<Reply & { body: SavedLineParams }>('POST', '/api/shop/saved'),
  moveToCart: call<Reply & { params: SavedLineParams }>(
    'POST',
    '/api/shop/saved/:productId/to-cart',
  ),
  removeSaved: call<Reply & { params: SavedLineParams }>('DELETE', '/api/shop/saved/:productId'),
};
