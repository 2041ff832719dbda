import type { FulfilmentBlocker } from '@sirkito/commerce';
import { z } from 'zod';
import { Pesos } from '../money.ts';
import { Order } from './schemas.ts';
import { maxPrintedOrders } from './staff-limits.ts';

export const PrintQuery = z.object({
  /** Comma-separated order ids. */
  ids: z
    .string()
    .max(2_000)
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(z.uuid()).min(1).max(maxPrintedOrders)),
});
export type PrintQueryInput = z.input<typeof PrintQuery>;

const Parcel = Order.pick({
  _id: true,
  orderNumber: true,
  address: true,
  isPickup: true,
  notes: true,
});

const Label = Parcel.extend({
  pieces: z.int(),
  /** Cash on delivery amount; 0 if prepaid. */
  toCollect: Pesos,
});
export type Label = z.output<typeof Label>;

/** An order left out of the print because it must not ship. */
const SkippedOrder = Order.pick({ _id: true, orderNumber: true }).extend({
  reason: z.enum([
    'cancelled',
    'returned',
    'refunded',
    'unpaid',
    'review',
  ] satisfies FulfilmentBlocker[]),
});
export type SkippedOrder = z.output<typeof SkippedOrder>;

export const LabelsReply = z.object({
  success: z.literal(true),
  data: z.object({ labels: z.array(Label), skipped: z.array(SkippedOrder) }),
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
  data: z.object({ slips: z.array(PackingSlip), skipped: z.array(SkippedOrder) }),
});
export type PackingSlipsReply = z.output<typeof PackingSlipsReply>;
