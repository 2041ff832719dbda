import { orderStatuses, paymentMethods, paymentStatuses } from '@sirkito/commerce';
import { z } from 'zod';
import { Address, AddressBody } from './address.ts';
import { endpoint } from './endpoint.ts';
import { Discount, Pesos } from './money.ts';
import { orderPaths } from './paths/order.ts';

/** Who comes to the shop for it. */
export const PickupPerson = AddressBody.pick({ fullName: true, phone: true });
export type PickupPerson = z.output<typeof PickupPerson>;

export const OrderBody = z
  .object({
    /** Where it is delivered; without it, it is picked up at the shop. */
    addressId: z.uuid().optional(),
    pickup: PickupPerson.optional(),
    paymentMethod: z.enum(paymentMethods),
    /** What the shopper saw; another total is refused with the new figures. */
    expectedTotal: Pesos.optional(),
    notes: z.string().trim().max(500).default(''),
  })
  .refine(({ addressId, pickup }) => (addressId === undefined) === (pickup !== undefined), {
    path: ['addressId'],
    message: 'Give an address, or say who picks it up',
  });
export type OrderBody = z.output<typeof OrderBody>;
export type OrderDraft = z.input<typeof OrderBody>;

const OrderItem = z.object({
  productId: z.uuid(),
  title: z.string(),
  image: z.string(),
  price: Pesos,
  quantity: z.int(),
  lineTotal: Pesos,
  /** Of the units that went out; only where one order is asked for. */
  serials: z.array(z.string()).optional(),
});

const OrderEvent = z.object({
  status: z.enum(orderStatuses),
  at: z.iso.datetime(),
  note: z.string(),
  /** What became of the payment at this step; null where nothing did. */
  paymentStatus: z.enum(paymentStatuses).nullable(),
});

export const Order = z.object({
  _id: z.uuid(),
  orderNumber: z.string(),
  userId: z.string(),
  items: z.array(OrderItem),
  address: Address.omit({ isDefault: true }),
  /** At the shop, whose address is the street then. */
  isPickup: z.boolean(),
  subtotal: Pesos,
  shippingFee: Pesos,
  discount: Pesos,
  discounts: z.array(Discount),
  total: Pesos,
  vatIncluded: Pesos,
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  status: z.enum(orderStatuses),
  notes: z.string(),
  /** Until then the goods of an unpaid order are set aside. */
  heldUntil: z.iso.datetime().nullable(),
  timeline: z.array(OrderEvent),
  createdAt: z.iso.datetime(),
});
export type Order = z.output<typeof Order>;

const OrderReply = z.object({ success: z.literal(true), order: Order });
export type OrderReply = z.output<typeof OrderReply>;

/** As `order` too, for pages of earlier builds. */
const CancelReply = OrderReply.extend({ data: Order });
export type CancelReply = z.output<typeof CancelReply>;

/** What the shop said about parts that were bought together, as it stood then. */
export const OrderFit = z.object({
  verdict: z.enum(['ok', 'info', 'warn', 'error']),
  /** What speaks against using them together, or has to be done first. */
  told: z.array(
    z.object({
      verdict: z.enum(['ok', 'info', 'warn', 'error', 'unknown']),
      sentence: z.string(),
      compared: z.string(),
    }),
  ),
  /** How many rules had their facts, and how many lacked some. */
  checked: z.int(),
  unknown: z.int(),
  at: z.iso.datetime(),
});
export type OrderFit = z.output<typeof OrderFit>;

const OrderFitReply = z.object({ success: z.literal(true), fit: OrderFit.nullable() });
export type OrderFitReply = z.output<typeof OrderFitReply>;

const OrdersReply = z.object({
  success: z.literal(true),
  orders: z.array(Order),
  /** Where the next page begins; null at the end. */
  next: z.uuid().nullable(),
});
export type OrdersReply = z.output<typeof OrdersReply>;

/** Without an address: picked up at the shop. */
const QuoteQuery = z.object({ addressId: z.uuid().optional() });
export type QuoteAddress = z.input<typeof QuoteQuery>;

/** What the cart would cost if it were ordered now. */
const OrderQuote = z.object({
  subtotal: Pesos,
  shippingFee: Pesos,
  discounts: z.array(Discount),
  total: Pesos,
  vatIncluded: Pesos,
  /** Where the parcel goes, and its working days on the way, soonest and latest; null for pick-up. */
  zone: z.object({ name: z.string(), days: z.tuple([z.int(), z.int()]) }).nullable(),
  /** Up to so much can be paid in cash when it is handed over. */
  codLimit: Pesos,
});
export type OrderQuote = z.output<typeof OrderQuote>;

const QuoteReply = z.object({ success: z.literal(true), quote: OrderQuote });
export type QuoteReply = z.output<typeof QuoteReply>;

const OrderOwner = z.object({ userId: z.string().max(64) });
export type OrderOwner = z.input<typeof OrderOwner>;

const OrdersQuery = z.object({
  after: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type OrdersQuery = z.output<typeof OrdersQuery>;
export type OrdersAddress = z.input<typeof OrdersQuery>;

const OrderParams = z.object({ orderId: z.uuid() });
export type OrderParams = z.input<typeof OrderParams>;

const BoughtAgain = z.object({
  added: z.array(z.object({ productId: z.uuid(), title: z.string() })),
  missing: z.array(z.object({ productId: z.uuid(), title: z.string(), reason: z.string() })),
});
export type BoughtAgain = z.output<typeof BoughtAgain>;

const BuyAgainReply = z.object({ success: z.literal(true), data: BoughtAgain });
export type BuyAgainReply = z.output<typeof BuyAgainReply>;

const shopper = ['auth.required', 'request.invalid'] as const;

export const orderApi = {
  place: endpoint(orderPaths.place, {
    access: 'shopper',
    summary: 'Order what is in the cart; the header Idempotency-Key makes it safe to ask again',
    body: OrderBody,
    reply: OrderReply,
    errors: [
      ...shopper,
      'order.cart_empty',
      'order.short',
      'order.withdrawn',
      'order.total_changed',
      'order.key_reused',
      'order.cod_over_limit',
      'order.too_many_unpaid',
      'order.no_pickup',
      'payment.no_bank_account',
      'promotion.refused',
      'address.not_found',
      'server.overloaded',
    ],
  }),
  quote: endpoint(orderPaths.quote, {
    access: 'shopper',
    summary: 'What the cart costs, delivered to one of one’s own addresses or picked up',
    query: QuoteQuery,
    reply: QuoteReply,
    errors: [
      ...shopper,
      'order.cart_empty',
      'order.withdrawn',
      'order.no_pickup',
      'address.not_found',
    ],
  }),
  list: endpoint(orderPaths.list, {
    access: 'shopper',
    summary: 'One’s own orders, newest first',
    params: OrderOwner,
    query: OrdersQuery,
    reply: OrdersReply,
    errors: [...shopper, 'request.not_found'],
  }),
  view: endpoint(orderPaths.view, {
    access: 'shopper',
    summary: 'One of one’s own orders with its timeline',
    params: OrderParams,
    reply: OrderReply,
    errors: [...shopper, 'order.not_found'],
  }),
  fit: endpoint(orderPaths.fit, {
    access: 'shopper',
    summary: 'What the shop said about the fit of one of one’s own orders when it was bought',
    params: OrderParams,
    reply: OrderFitReply,
    errors: [...shopper, 'order.not_found'],
  }),
  cancel: endpoint(orderPaths.cancel, {
    access: 'shopper',
    summary:
      'Cancel one of one’s own orders before it is with the courier or set aside for pick-up',
    params: OrderParams,
    reply: CancelReply,
    errors: [...shopper, 'order.not_found', 'order.not_possible'],
  }),
  buyAgain: endpoint(orderPaths.buyAgain, {
    access: 'shopper',
    summary: 'Put the parts of one of one’s own orders into the cart, as far as they are to be had',
    params: OrderParams,
    reply: BuyAgainReply,
    errors: [...shopper, 'order.not_found'],
  }),
};
