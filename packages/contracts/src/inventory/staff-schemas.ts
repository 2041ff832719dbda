import { adjustmentReasons } from '@sirkito/commerce';
import { z } from 'zod';
import { RecordedActor } from '../staff/staff-actor-schema.ts';

export const StockParams = z.object({ id: z.uuid() });
export type StockParams = z.input<typeof StockParams>;

/** Staff can't add stock beyond this. The database allows ten times it, for cancelled orders. */
export const maxStock = 1_000_000;

/** A stock adjustment. */
export const Adjustment = z.object({
  /** Idempotency key. */
  key: z.uuid(),
  quantity: z
    .int()
    .min(-maxStock)
    .max(maxStock)
    .refine((quantity) => quantity !== 0, { error: "Can't be 0" }),
  reason: z.enum(adjustmentReasons),
  note: z.string().trim().min(1).max(200),
});
export type Adjustment = z.output<typeof Adjustment>;

export const AdjustedReply = z.object({
  success: z.literal(true),
  data: z.object({ totalStock: z.int() }),
});
export type AdjustedReply = z.output<typeof AdjustedReply>;

const StockMovement = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  quantity: z.int(),
  reason: z.string(),
  reference: z.string(),
  /** Null for movements older than this field. */
  actor: RecordedActor.nullable(),
});
export type StockMovement = z.output<typeof StockMovement>;

export const LedgerReply = z.object({
  success: z.literal(true),
  data: z.object({ totalStock: z.int(), movements: z.array(StockMovement) }),
});
export type LedgerReply = z.output<typeof LedgerReply>;
