import { z } from 'zod';

const page = z.enum(['products', 'orders']);
const name = z.string().trim().min(1, 'Enter a name').max(40, 'Must be 40 characters or fewer');

const SavedView = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Query string without the question mark. */
  query: z.string(),
});
export type SavedView = z.output<typeof SavedView>;

export const ViewsReply = z.object({ success: z.literal(true), data: z.array(SavedView) });
export type ViewsReply = z.output<typeof ViewsReply>;

export const ViewsQuery = z.object({ page });
export type ViewsQuery = z.output<typeof ViewsQuery>;

export const NewView = z.object({
  page,
  name,
  query: z
    .string()
    .max(500)
    .regex(/^[\w%&=+.,*-]*$/, 'Invalid filters'),
});
export type NewView = z.output<typeof NewView>;
export type NewViewInput = z.input<typeof NewView>;

export const ViewName = z.object({ name });
export type ViewName = z.output<typeof ViewName>;
export type ViewNameInput = z.input<typeof ViewName>;

export const ViewId = z.object({ id: z.uuid() });
export type ViewId = z.input<typeof ViewId>;
