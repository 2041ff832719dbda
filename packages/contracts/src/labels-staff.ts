import { z } from 'zod';
import { Pesos } from './money.ts';
import { Order } from './order.ts';

/** As many as a page of the queue holds. */
export const LabelsQuery = z.object({
  /** Ids of orders, with commas between. */
  ids: z
    .string()
    .max(4_000)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.uuid()).min(1).max(100)),
});
export type LabelsQuery = z.output<typeof LabelsQuery>;
export type LabelsAddress = z.input<typeof LabelsQuery>;

const Label = Order.pick({
  _id: true,
  orderNumber: true,
  address: true,
  isPickup: true,
  notes: true,
}).extend({
  pieces: z.int(),
  /** What the courier takes at the door; 0 where it is paid. */
  toCollect: Pesos,
});
export type Label = z.output<typeof Label>;

export const LabelsReply = z.object({ success: z.literal(true), data: z.array(Label) });
export type LabelsReply = z.output<typeof LabelsReply>;
