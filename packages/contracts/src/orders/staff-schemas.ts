import { orderStatuses, paymentMethods, paymentStatuses } from '@sirkito/commerce';
import { z } from 'zod';
import { Pesos } from '../money.ts';
import { Order } from './schemas.ts';
import { StaffFit } from './staff-fit-schemas.ts';
import { ShopDay } from '../shop-day.ts';
import { RecordedActor } from '../staff/staff-actor-schema.ts';
import { ImagePath } from '../image-path.ts';

const Status = z.enum(orderStatuses);
const line = (max: number) => z.string().trim().min(1, 'Required').max(max);

export const StaffOrdersQuery = z.object({
  status: Status.optional(),
  /** Order number, mobile number, customer name, SKU or words of a product name. */
  search: z.string().trim().max(80).default(''),
  /** Order date range in Manila time, inclusive. */
  from: ShopDay.optional(),
  to: ShopDay.optional(),
  /** Only orders not cancelled, sales, overdue orders, orders with a refund due or cash orders to approve. */
  only: z.enum(['ordered', 'sold', 'waiting', 'refund_due', 'review']).optional(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
  /** Id of the last order on the previous page. */
  after: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type StaffOrdersQuery = z.output<typeof StaffOrdersQuery>;
export type StaffOrdersQueryInput = z.input<typeof StaffOrdersQuery>;

const StaffOrderRow = z.object({
  _id: z.uuid(),
  orderNumber: z.string(),
  customer: z.string(),
  phone: z.string(),
  place: z.string(),
  isPickup: z.boolean(),
  firstTitle: z.string(),
  firstImage: ImagePath,
  pieces: z.int(),
  total: Pesos,
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  /** The customer sent proof of the transfer. */
  hasProof: z.boolean(),
  status: Status,
  createdAt: z.iso.datetime(),
  /** Seeded in demo mode. */
  isSample: z.boolean(),
  /** Staff have to approve cash on delivery. */
  isReviewDue: z.boolean(),
});
export type StaffOrderRow = z.output<typeof StaffOrderRow>;

/** Counts are capped here, since exact ones are expensive. */
export const maxOrderCount = 1_000;

const StaffOrders = z.object({
  orders: z.array(StaffOrderRow),
  /** Orders by status, capped at `maxOrderCount`. */
  counts: z.record(Status, z.int()),
  /** Orders with a refund due, capped at `maxOrderCount`. */
  refundsDue: z.int(),
  /** Cash orders to approve, capped at `maxOrderCount`. */
  reviewsDue: z.int(),
  next: z.uuid().nullable(),
});
export type StaffOrders = z.output<typeof StaffOrders>;

export const StaffOrdersReply = z.object({ success: z.literal(true), data: StaffOrders });
export type StaffOrdersReply = z.output<typeof StaffOrdersReply>;

const StaffLine = z.object({
  lineNo: z.int(),
  productId: z.uuid(),
  sku: z.string(),
  title: z.string(),
  quantity: z.int(),
  serials: z.array(z.string()),
  /** Restocked units of a return; null until inspected. */
  restocked: z.int().nullable(),
});

const Shipment = z.object({
  at: z.iso.datetime(),
  courier: z.string(),
  trackingNumber: z.string(),
});

const Note = z.object({
  _id: z.uuid(),
  at: z.iso.datetime(),
  author: z.string(),
  text: z.string(),
});

/** How risky cash on delivery was when it was chosen. */
const CodCheck = z.object({
  score: z.int(),
  /** Riskiest first. */
  reasons: z.array(z.object({ label: z.string(), points: z.int() })),
  rulesVersion: z.int(),
  /** Null if it needs no approval. */
  review: z.enum(['required', 'approved']).nullable(),
});

const StaffOrder = z.object({
  order: Order,
  /** Who made each change of `order.timeline`; null for changes older than this field. */
  timelineActors: z.array(RecordedActor.nullable()),
  /** Seeded in demo mode. */
  isSample: z.boolean(),
  /** Null until checked, and for orders with nothing to compare. */
  fit: StaffFit.nullable(),
  /** Null for other payment methods and orders taken by staff. */
  cod: CodCheck.nullable(),
  /** Send with a change, to detect concurrent edits. */
  version: z.int(),
  lines: z.array(StaffLine),
  shipments: z.array(Shipment),
  notes: z.array(Note),
  /** Null once the account is erased. */
  customer: z
    .object({ accountId: z.uuid(), userName: z.string(), email: z.string(), orders: z.int() })
    .nullable(),
  otherOrders: z.array(StaffOrderRow),
});
export type StaffOrder = z.output<typeof StaffOrder>;

export const StaffOrderReply = z.object({ success: z.literal(true), data: StaffOrder });
export type StaffOrderReply = z.output<typeof StaffOrderReply>;

export const StaffOrderParams = z.object({ id: z.uuid() });
export type StaffOrderParams = z.input<typeof StaffOrderParams>;

const Serial = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-Z][0-9A-Z/._-]{2,39}$/, 'Use 3 to 40 letters, numbers, dots, dashes or slashes');

/** The version the client has seen. */
export const OrderVersion = z.int().min(1);

/** A status change; required fields depend on the new status. */
export const OrderStep = z.discriminatedUnion('status', [
  z.object({
    version: OrderVersion,
    status: z.enum(['confirmed', 'processing', 'delivered', 'returned']),
  }),
  z.object({
    version: OrderVersion,
    status: z.literal('shipped'),
    /** Both for deliveries, neither for pickups. */
    courier: line(60).optional(),
    trackingNumber: line(60).optional(),
    serials: z
      .array(z.object({ lineNo: z.int().min(1), serials: z.array(Serial).max(99) }))
      .max(100)
      .default([]),
  }),
  z.object({
    version: OrderVersion,
    status: z.enum(['cancelled', 'delivery_failed']),
    reason: z.string().trim().min(3, 'Enter a reason of 3 characters or more').max(200),
  }),
]);
export type OrderStep = z.output<typeof OrderStep>;
export type OrderStepDraft = z.input<typeof OrderStep>;

export const CodApproval = z.object({ version: OrderVersion });
export type CodApproval = z.output<typeof CodApproval>;

export const Inspection = z.object({
  version: OrderVersion,
  lines: z
    .array(z.object({ lineNo: z.int().min(1), restocked: z.int().min(0).max(99) }))
    .min(1)
    .max(100),
});
export type Inspection = z.output<typeof Inspection>;

export const NoteBody = z.object({ text: line(1_000) });
export type NoteBody = z.output<typeof NoteBody>;

export const LiveQuery = z.object({
  /** How long to keep the stream open; clients may reconnect. */
  seconds: z.coerce.number().int().min(1).max(600),
});
export type LiveQueryInput = z.input<typeof LiveQuery>;
