import { adjustmentReasons } from '@sirkito/commerce';
import { z } from 'zod';

export const StockParams = z.object({ id: z.uuid() });
export type StockParams = z.input<typeof StockParams>;

/** A stock adjustment. */
export const Adjustment = z.object({
  /** Idempotency key. */
  key: z.uuid(),
  quantity: z
    .int()
    .min(-1_000_000)
    .max(1_000_000)
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
});
export type StockMovement = z.output<typeof StockMovement>;

export const LedgerReply = z.object({
  success: z.literal(true),
  data: z.object({ totalStock: z.int(), movements: z.array(StockMovement) }),
});
export type LedgerReply = z.output<typeof LedgerReply>;
