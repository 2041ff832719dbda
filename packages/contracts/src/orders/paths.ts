import type {
  BuyAgainReply,
  CancelReply,
  OrderRequest,
  OrderFitReply,
  OrderOwner,
  OrderParams,
  OrderReply,
  OrdersQueryInput,
  OrdersReply,
  QuoteQueryInput,
  QuoteReply,
} from './schemas.ts';
import { call } from '../call.ts';

export const orderPaths = {
  place: call<{ body: OrderRequest; reply: OrderReply }>('POST', '/api/shop/orders'),
  quote: call<{ query: QuoteQueryInput; reply: QuoteReply }>('GET', '/api/shop/orders/quote'),
  list: call<{ params: OrderOwner; query: OrdersQueryInput; reply: OrdersReply }>(
    'GET',
    '/api/shop/orders/user/:userId',
  ),
  view: call<{ params: OrderParams; reply: OrderReply }>('GET', '/api/shop/orders/:orderId'),
  fit: call<{ params: OrderParams; reply: OrderFitReply }>('GET', '/api/shop/orders/:orderId/fit'),
  cancel: call<{ params: OrderParams; reply: CancelReply }>(
    'POST',
    '/api/shop/orders/:orderId/cancel',
  ),
  buyAgain: call<{ params: OrderParams; reply: BuyAgainReply }>(
    'POST',
    '/api/shop/orders/:orderId/buy-again',
  ),
};
