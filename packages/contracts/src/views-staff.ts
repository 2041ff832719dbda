import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { viewsStaffPaths } from './paths/views-staff.ts';

const page = z.enum(['products', 'orders']);
const name = z.string().trim().min(1, 'is needed').max(40, 'must have at most 40 characters');

const SavedView = z.object({
  id: z.uuid(),
  name: z.string(),
  /** What stands behind the question mark. */
  address: z.string(),
});
export type SavedView = z.output<typeof SavedView>;

const ViewsReply = z.object({ success: z.literal(true), data: z.array(SavedView) });
export type ViewsReply = z.output<typeof ViewsReply>;

const ViewsQuery = z.object({ page });
export type ViewsQuery = z.output<typeof ViewsQuery>;

const NewView = z.object({
  page,
  name,
  address: z
    .string()
    .max(500)
    .regex(/^[\w%&=+.,*-]*$/, 'must be a list of filters'),
});
export type NewView = z.output<typeof NewView>;
export type NewViewWire = z.input<typeof NewView>;

const ViewName = z.object({ name });
export type ViewName = z.output<typeof ViewName>;
export type ViewNameWire = z.input<typeof ViewName>;

const ViewId = z.object({ id: z.uuid() });
export type ViewId = z.input<typeof ViewId>;

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;

export const viewsStaffApi = {
  list: endpoint(viewsStaffPaths.list, {
    access: 'staff',
    summary: 'One’s own views of a list, in the order they were made',
    query: ViewsQuery,
    reply: ViewsReply,
    errors: staffErrors,
  }),
  save: endpoint(viewsStaffPaths.save, {
    access: 'staff',
    summary: 'Keep the filters, order and columns of a list under a name',
    body: NewView,
    reply: ViewsReply,
    errors: [...staffErrors, 'accounts.too_many_views'],
  }),
  rename: endpoint(viewsStaffPaths.rename, {
    access: 'staff',
    summary: 'Give one of one’s own views another name',
    params: ViewId,
    body: ViewName,
    reply: ViewsReply,
    errors: [...staffErrors, 'request.not_found'],
  }),
  remove: endpoint(viewsStaffPaths.remove, {
    access: 'staff',
    summary: 'Remove one of one’s own views',
    params: ViewId,
    reply: ViewsReply,
    errors: [...staffErrors, 'request.not_found'],
  }),
};
