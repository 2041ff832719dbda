import type { NotSent } from '@sirkito/commerce';
import { z } from 'zod';
import { Pesos } from './money.ts';
import { Order } from './order.ts';
import { printedAtOnce } from './paths/order-staff.ts';

/** Of orders that are printed together. */
export const PapersQuery = z.object({
  /** Ids of orders, with commas between. */
  ids: z
    .string()
    .max(2_000)
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(z.uuid()).min(1).max(printedAtOnce)),
});
export type PapersAddress = z.input<typeof PapersQuery>;

const Parcel = Order.pick({
  _id: true,
  orderNumber: true,
  address: true,
  isPickup: true,
  notes: true,
});

const Label = Parcel.extend({
  pieces: z.int(),
  /** What the courier takes at the door; 0 where it is paid. */
  toCollect: Pesos,
});
export type Label = z.output<typeof Label>;

/** Its parcel must not leave, so there is no paper for it. */
const LeftOut = Order.pick({ _id: true, orderNumber: true }).extend({
  why: z.enum(['cancelled', 'returned', 'refunded', 'unpaid'] satisfies NotSent[]),
});
export type LeftOut = z.output<typeof LeftOut>;

export const LabelsReply = z.object({
  success: z.literal(true),
  data: z.object({ labels: z.array(Label), leftOut: z.array(LeftOut) }),
});
export type LabelsReply = z.output<typeof LabelsReply>;

const PackingSlip = Parcel.extend({
  createdAt: z.iso.datetime(),
  lines: z.array(
    z.object({ lineNo: z.int(), sku: z.string(), title: z.string(), quantity: z.int() }),
  ),
});
export type PackingSlip = z.output<typeof PackingSlip>;

export const PackingSlipsReply = z.object({
  success: z.literal(true),
  data: z.object({ slips: z.array(PackingSlip), leftOut: z.array(LeftOut) }),
});
export type PackingSlipsReply = z.output<typeof PackingSlipsReply>;
