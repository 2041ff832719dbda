import { z } from 'zod';

/** Who made a change, for staff. */
export const RecordedActor = z.object({
  kind: z.enum(['customer', 'staff', 'system']),
  /** Of staff; null if their account no longer exists. */
  name: z.string().nullable(),
});
export type RecordedActor = z.output<typeof RecordedActor>;
