import { endpoint } from '../endpoint.ts';
import { orderPaths } from './paths.ts';
import {
  OrderBody,
  OrderReply,
  CancelReply,
  OrderFitReply,
  OrdersReply,
  QuoteQuery,
  QuoteReply,
  OrderOwner,
  OrdersQuery,
  OrderParams,
  BuyAgainReply,
} from './schemas.ts';

const shopper = ['auth.required', 'request.invalid'] as const;

export const orderApi = {
  place: endpoint(orderPaths.place, {
    access: 'shopper',
    summary: 'Create an order from the cart; the Idempotency-Key header makes retries safe',
    body: OrderBody,
    reply: OrderReply,
    errors: [
      ...shopper,
      'order.cart_empty',
      'order.out_of_stock',
      'order.product_unavailable',
      'order.total_changed',
      'order.key_reused',
      'order.cod_over_limit',
      'order.too_many_unpaid',
      'order.unpaid_over_limit',
      'order.online_payment_needed',
      'order.held_by_others',
      'order.no_pickup',
      'payment.no_bank_account',
      'promotion.not_applicable',
      'address.not_found',
      'server.overloaded',
    ],
  }),
  quote: endpoint(orderPaths.quote, {
    access: 'shopper',
    summary: 'Quote the cart for delivery or pick-up',
    query: QuoteQuery,
    reply: QuoteReply,
    errors: [
      ...shopper,
      'order.cart_empty',
      'order.product_unavailable',
      'order.no_pickup',
      'address.not_found',
    ],
  }),
  list: endpoint(orderPaths.list, {
    access: 'shopper',
    summary: 'List your orders, newest first',
    params: OrderOwner,
    query: OrdersQuery,
    reply: OrdersReply,
    errors: [...shopper, 'request.not_found'],
  }),
  view: endpoint(orderPaths.view, {
    access: 'shopper',
    summary: 'Retrieve your order with its timeline',
    params: OrderParams,
    reply: OrderReply,
    errors: [...shopper, 'order.not_found'],
  }),
  fit: endpoint(orderPaths.fit, {
    access: 'shopper',
    summary: 'Retrieve the compatibility result stored with your order',
    params: OrderParams,
    reply: OrderFitReply,
    errors: [...shopper, 'order.not_found'],
  }),
  cancel: endpoint(orderPaths.cancel, {
    access: 'shopper',
    summary: 'Cancel your order before it ships or is ready for pick-up',
    params: OrderParams,
    reply: CancelReply,
    errors: [...shopper, 'order.not_found', 'order.invalid_transition'],
  }),
  buyAgain: endpoint(orderPaths.buyAgain, {
    access: 'shopper',
    summary: 'Add the available items of your order to the cart',
    params: OrderParams,
    reply: BuyAgainReply,
    errors: [...shopper, 'order.not_found'],
  }),
};
