import { z } from 'zod';

/** An order rule that the lines break, and the change that fixes it. */
export const BrokenRule = z.object({
  id: z.string(),
  sentence: z.string(),
  /** The line to change. */
  productId: z.uuid(),
  /** The quantity to change it to (0 removes it), and the label of a button that does so. */
  fix: z.object({ quantity: z.int(), label: z.string() }),
});
