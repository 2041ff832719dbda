import { orderStatuses, paymentMethods, paymentStatuses } from '@sirkito/commerce';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LabelsReply, PackingSlipsReply, PapersQuery } from './papers-staff.ts';
import { Pesos } from './money.ts';
import { Order } from './order.ts';
import { StaffFit } from './order-fit-staff.ts';
import { orderStaffPaths } from './paths/order-staff.ts';
import { ShopDay } from './shop-day.ts';

const Status = z.enum(orderStatuses);
const line = (max: number) => z.string().trim().min(1, 'Please fill this in').max(max);

const StaffOrdersQuery = z.object({
  status: Status.optional(),
  /** An order number, a mobile number, a name, a SKU or words of a product's name. */
  search: z.string().trim().max(80).default(''),
  /** Placed on these days of the shop's own clock, both counted. */
  from: ShopDay.optional(),
  to: ShopDay.optional(),
  /** What counts as sold, what has waited for more than two days, or what is to be paid back. */
  only: z.enum(['sold', 'waiting', 'owed']).optional(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
  /** The last order of the page before. */
  after: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type StaffOrdersQuery = z.output<typeof StaffOrdersQuery>;
export type StaffOrdersAddress = z.input<typeof StaffOrdersQuery>;

const StaffOrderRow = z.object({
  _id: z.uuid(),
  orderNumber: z.string(),
  customer: z.string(),
  phone: z.string(),
  place: z.string(),
  isPickup: z.boolean(),
  firstTitle: z.string(),
  firstImage: z.string(),
  pieces: z.int(),
  total: Pesos,
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  /** The customer sent a picture of the transfer. */
  hasProof: z.boolean(),
  status: Status,
  createdAt: z.iso.datetime(),
});
export type StaffOrderRow = z.output<typeof StaffOrderRow>;

/** Counted up to here: an exact figure beyond would cost more than it says. */
export const countedUpTo = 1_000;

const StaffOrders = z.object({
  orders: z.array(StaffOrderRow),
  /** How many stand where, at most `countedUpTo`. */
  counts: z.record(Status, z.int()),
  /** Cancelled with money still here, at most `countedUpTo`. */
  owed: z.int(),
  next: z.uuid().nullable(),
});
export type StaffOrders = z.output<typeof StaffOrders>;

const StaffOrdersReply = z.object({ success: z.literal(true), data: StaffOrders });
export type StaffOrdersReply = z.output<typeof StaffOrdersReply>;

const StaffLine = z.object({
  lineNo: z.int(),
  productId: z.uuid(),
  sku: z.string(),
  title: z.string(),
  quantity: z.int(),
  serials: z.array(z.string()),
  /** Units of a returned order that went back on the shelf; null until they were looked at. */
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

const StaffOrder = z.object({
  order: Order,
  /** Null until it is judged, and for orders with nothing to compare. */
  fit: StaffFit.nullable(),
  /** Sent back with a change, so that nobody overwrites what they have not seen. */
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

const StaffOrderReply = z.object({ success: z.literal(true), data: StaffOrder });
export type StaffOrderReply = z.output<typeof StaffOrderReply>;

const StaffOrderParams = z.object({ id: z.uuid() });
export type StaffOrderParams = z.input<typeof StaffOrderParams>;

const Serial = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-Z][0-9A-Z/._-]{2,39}$/, '3 to 40 letters, digits, dots, dashes or slashes');

/** Which one was looked at. */
export const OrderVersion = z.int().min(1);

/** One step; what it needs depends on where it leads. */
export const OrderStep = z.discriminatedUnion('status', [
  z.object({
    version: OrderVersion,
    status: z.enum(['confirmed', 'processing', 'delivered', 'returned']),
  }),
  z.object({
    version: OrderVersion,
    status: z.literal('shipped'),
    /** Both for what a courier carries, neither for what is picked up. */
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
    reason: z.string().trim().min(3, 'Say why, in a few words').max(200),
  }),
]);
export type OrderStep = z.output<typeof OrderStep>;
export type OrderStepDraft = z.input<typeof OrderStep>;

const Inspection = z.object({
  version: OrderVersion,
  lines: z
    .array(z.object({ lineNo: z.int().min(1), restocked: z.int().min(0).max(99) }))
    .min(1)
    .max(100),
});
export type Inspection = z.output<typeof Inspection>;

const NoteBody = z.object({ text: line(1_000) });
export type NoteBody = z.output<typeof NoteBody>;

const LiveQuery = z.object({
  /** How long to stay; who asks may ask again. */
  seconds: z.coerce.number().int().min(1).max(600),
});
export type LiveAddress = z.input<typeof LiveQuery>;

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;
const oneOrder = [...staffErrors, 'order.not_found'] as const;

export const orderStaffApi = {
  list: endpoint(orderStaffPaths.list, {
    access: 'staff',
    summary: 'Orders of everyone by status, number, phone, name or product',
    query: StaffOrdersQuery,
    reply: StaffOrdersReply,
    errors: staffErrors,
  }),
  view: endpoint(orderStaffPaths.view, {
    access: 'staff',
    summary: 'One order with everything that is known about it',
    params: StaffOrderParams,
    reply: StaffOrderReply,
    errors: oneOrder,
  }),
  labels: endpoint(orderStaffPaths.labels, {
    access: 'staff',
    summary: 'What goes on the parcels of these orders',
    query: PapersQuery,
    reply: LabelsReply,
    errors: staffErrors,
  }),
  packingSlips: endpoint(orderStaffPaths.packingSlips, {
    access: 'staff',
    summary: 'What goes into the parcels of these orders',
    query: PapersQuery,
    reply: PackingSlipsReply,
    errors: staffErrors,
  }),
  step: endpoint(orderStaffPaths.step, {
    access: 'staff',
    summary: 'Take an order one legal step further',
    params: StaffOrderParams,
    body: OrderStep,
    reply: StaffOrderReply,
    errors: [
      ...oneOrder,
      'order.not_possible',
      'order.changed_meanwhile',
      'order.not_paid',
      'order.money_went_back',
      'order.courier_missing',
      'order.serial_taken',
      'order.serials_incomplete',
    ],
  }),
  inspect: endpoint(orderStaffPaths.inspect, {
    access: 'staff',
    summary: 'Say how many units of a returned order go back on the shelf',
    params: StaffOrderParams,
    body: Inspection,
    reply: StaffOrderReply,
    errors: [
      ...oneOrder,
      'order.not_possible',
      'order.changed_meanwhile',
      'order.inspected_already',
    ],
  }),
  live: endpoint(orderStaffPaths.live, {
    access: 'staff',
    summary: 'Server-sent events `orders`: the ids of orders that are new or have changed',
    query: LiveQuery,
    reply: z.string(),
    errors: staffErrors,
  }),
  note: endpoint(orderStaffPaths.note, {
    access: 'staff',
    summary: 'Add a note for other staff to an order',
    params: StaffOrderParams,
    body: NoteBody,
    reply: StaffOrderReply,
    errors: oneOrder,
  }),
};
