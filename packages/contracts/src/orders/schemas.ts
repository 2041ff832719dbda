import { orderStatuses, paymentMethods, paymentStatuses } from '@sirkito/commerce';
import { z } from 'zod';
import { Address, AddressBody } from '../addresses/schemas.ts';
import { Discount, Pesos } from '../money.ts';
import { Lines } from '../one-line.ts';
import { ImagePath } from '../image-path.ts';
import { BrokenRule } from './broken-rule.ts';

/** The person who picks up the order. */
export const PickupPerson = AddressBody.pick({ fullName: true, phone: true });
export type PickupPerson = z.output<typeof PickupPerson>;

const OrderFields = z.object({
  /** Delivery address; omit for pickup. */
  addressId: z.uuid().optional(),
  pickup: PickupPerson.optional(),
  paymentMethod: z.enum(paymentMethods),
  /** The total shown to the shopper; if it differs, the order is rejected with the new total. */
  expectedTotal: Pesos.optional(),
  notes: Lines.max(500).default(''),
});

export const OrderBody = OrderFields.refine(
  ({ addressId, pickup }) => (addressId === undefined) === (pickup !== undefined),
  { path: ['addressId'], message: 'Enter a delivery address, or who will pick it up' },
);
export type OrderBody = z.output<typeof OrderBody>;
export type OrderRequest = z.input<typeof OrderBody>;

/** What is stored with an order as it was sent. Orders of staff leave out most of it. */
export const OrderDetails = OrderFields.omit({
  addressId: true,
  pickup: true,
  expectedTotal: true,
});
export type OrderDetails = z.output<typeof OrderDetails>;
export type OrderDetailsInput = z.input<typeof OrderDetails>;

const OrderItem = z.object({
  productId: z.uuid(),
  title: z.string(),
  image: ImagePath,
  price: Pesos,
  quantity: z.int(),
  lineTotal: Pesos,
  /** Serial numbers of shipped units; only when retrieving a single order. */
  serials: z.array(z.string()).optional(),
});

const OrderEvent = z.object({
  status: z.enum(orderStatuses),
  at: z.iso.datetime(),
  note: z.string(),
  /** New payment status; null if unchanged. */
  paymentStatus: z.enum(paymentStatuses).nullable(),
});

export const Order = z.object({
  _id: z.uuid(),
  orderNumber: z.string(),
  userId: z.string(),
  items: z.array(OrderItem),
  address: Address.omit({ isDefault: true }),
  /** Picked up at the shop; `address.street` is the shop's address then. */
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
  /** When the stock reservation of an unpaid order ends. */
  heldUntil: z.iso.datetime().nullable(),
  hasInvoice: z.boolean(),
  /**
   * First and last day of the estimated arrival, for an unpaid order if it is paid now; only when
   * retrieving a single order, null if there is nothing to wait for.
   */
  arrival: z.object({ first: z.iso.datetime(), last: z.iso.datetime() }).nullable().optional(),
  timeline: z.array(OrderEvent),
  createdAt: z.iso.datetime(),
});
export type Order = z.output<typeof Order>;

export const OrderReply = z.object({ success: z.literal(true), order: Order });
export type OrderReply = z.output<typeof OrderReply>;

export const CancelReply = z.object({ success: z.literal(true), data: Order });
export type CancelReply = z.output<typeof CancelReply>;

/** Compatibility check of an order's parts, as of the purchase. */
export const OrderFit = z.object({
  verdict: z.enum(['ok', 'info', 'warn', 'error']),
  /** Conflicts, warnings and required BIOS updates. */
  findings: z.array(
    z.object({
      verdict: z.enum(['ok', 'info', 'warn', 'error', 'unknown']),
      sentence: z.string(),
      compared: z.string(),
    }),
  ),
  /** Number of verified and unverified rules. */
  checked: z.int(),
  unknown: z.int(),
  at: z.iso.datetime(),
});
export type OrderFit = z.output<typeof OrderFit>;

export const OrderFitReply = z.object({ success: z.literal(true), fit: OrderFit.nullable() });
export type OrderFitReply = z.output<typeof OrderFitReply>;

export const OrdersReply = z.object({
  success: z.literal(true),
  orders: z.array(Order),
  /** Cursor of the next page; null on the last. */
  next: z.uuid().nullable(),
});
export type OrdersReply = z.output<typeof OrdersReply>;

/** Omit the address for pickup. */
export const QuoteQuery = z.object({ addressId: z.uuid().optional() });
export type QuoteQueryInput = z.input<typeof QuoteQuery>;

const OrderProblem = z.object({ code: z.string(), message: z.string() });

/** Totals of the cart if ordered now. */
const OrderQuote = z.object({
  subtotal: Pesos,
  shippingFee: Pesos,
  discounts: z.array(Discount),
  total: Pesos,
  vatIncluded: Pesos,
  /** Shipping zone, with minimum and maximum working days; null for pickup. */
  zone: z.object({ name: z.string(), days: z.tuple([z.int(), z.int()]) }).nullable(),
  /** Maximum total for cash on delivery. */
  codLimit: Pesos,
  /** Why placing would reject the order, however it is paid. */
  problem: OrderProblem.extend({
    /** Only of `order.rule_broken`. */
    details: BrokenRule.optional(),
  }).nullable(),
  /** Payment methods that placing would reject, and why. */
  unavailableMethods: z.array(OrderProblem.extend({ method: z.enum(paymentMethods) })),
});
export type OrderQuote = z.output<typeof OrderQuote>;

export const QuoteReply = z.object({ success: z.literal(true), quote: OrderQuote });
export type QuoteReply = z.output<typeof QuoteReply>;

export const OrderOwner = z.object({ userId: z.string().max(64) });
export type OrderOwner = z.input<typeof OrderOwner>;

export const OrdersQuery = z.object({
  after: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type OrdersQuery = z.output<typeof OrdersQuery>;
export type OrdersQueryInput = z.input<typeof OrdersQuery>;

export const OrderParams = z.object({ orderId: z.uuid() });
export type OrderParams = z.input<typeof OrderParams>;

const BuyAgainResult = z.object({
  added: z.array(z.object({ productId: z.uuid(), title: z.string() })),
  missing: z.array(z.object({ productId: z.uuid(), title: z.string(), reason: z.string() })),
});
export type BuyAgainResult = z.output<typeof BuyAgainResult>;

export const BuyAgainReply = z.object({ success: z.literal(true), data: BuyAgainResult });
export type BuyAgainReply = z.output<typeof BuyAgainReply>;
