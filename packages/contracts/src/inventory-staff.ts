import { adjustmentReasons } from '@sirkito/commerce';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { inventoryStaffPaths } from './paths/inventory-staff.ts';

const StockOf = z.object({ id: z.uuid() });
export type StockOf = z.input<typeof StockOf>;

/** A change of stock: how many more or fewer, and why. */
export const Adjustment = z.object({
  /** Asking again with the same key moves nothing more. */
  key: z.uuid(),
  quantity: z
    .int()
    .min(-1_000_000)
    .max(1_000_000)
    .refine((quantity) => quantity !== 0, { error: 'must not be 0' }),
  reason: z.enum(adjustmentReasons),
  note: z.string().trim().min(1).max(200),
});
export type Adjustment = z.output<typeof Adjustment>;

const AdjustedReply = z.object({
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

const LedgerReply = z.object({
  success: z.literal(true),
  data: z.object({ totalStock: z.int(), movements: z.array(StockMovement) }),
});
export type LedgerReply = z.output<typeof LedgerReply>;

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;

export const inventoryStaffApi = {
  ledger: endpoint(inventoryStaffPaths.ledger, {
    access: 'staff',
    summary: 'What is on hand of a product, and the last movements that made it so',
    params: StockOf,
    reply: LedgerReply,
    errors: staffErrors,
  }),
  adjust: endpoint(inventoryStaffPaths.adjust, {
    access: 'staff',
    summary: 'Move stock by so many, with a reason; the count itself is never overwritten',
    params: StockOf,
    body: Adjustment,
    reply: AdjustedReply,
    errors: [
      ...staffErrors,
      'catalog.product_not_found',
      'inventory.not_that_many',
      'inventory.moved_already',
    ],
  }),
};
