import { z } from 'zod';
import { OrderFit } from './order.ts';

/** The verdict with every rule that applied and the facts it read. */
export const StaffFit = OrderFit.extend({
  /** Which edition of the rules spoke. */
  engine: z.string(),
  /** Whether a product was edited between the order and the look at its facts. */
  isEdited: z.boolean(),
  findings: z.array(
    z.object({
      rule: z.string(),
      verdict: z.enum(['ok', 'info', 'warn', 'error', 'unknown']),
      sentence: z.string(),
      compared: z.string(),
      facts: z.array(
        z.object({ productId: z.string(), key: z.string(), value: z.string().nullable() }),
      ),
    }),
  ),
});
