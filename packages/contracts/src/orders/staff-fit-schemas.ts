import { z } from 'zod';
import { OrderFit } from './schemas.ts';

/** The verdict with all findings and the attributes they are based on. */
export const StaffFit = OrderFit.extend({
  /** Engine version. */
  engine: z.string(),
  /** Whether a product was edited between the order and the check. */
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
