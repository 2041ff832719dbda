import { endpoint } from '../endpoint.ts';
import { viewsStaffPaths } from './staff-paths.ts';
import { ViewsReply, ViewsQuery, NewView, ViewName, ViewId } from './staff-schemas.ts';

export const viewsStaffApi = {
  list: endpoint(viewsStaffPaths.list, {
    access: { staff: 'oneself', action: 'view' },
    summary: 'List your saved views of a page, oldest first',
    query: ViewsQuery,
    reply: ViewsReply,
  }),
  save: endpoint(viewsStaffPaths.save, {
    access: { staff: 'oneself', action: 'change' },
    summary: 'Create a saved view of filters, sorting and columns',
    body: NewView,
    reply: ViewsReply,
    errors: ['accounts.too_many_views'],
  }),
  rename: endpoint(viewsStaffPaths.rename, {
    access: { staff: 'oneself', action: 'change' },
    summary: 'Rename a saved view',
    params: ViewId,
    body: ViewName,
    reply: ViewsReply,
    errors: ['request.not_found'],
  }),
  remove: endpoint(viewsStaffPaths.remove, {
    access: { staff: 'oneself', action: 'change' },
    summary: 'Delete a saved view',
    params: ViewId,
    reply: ViewsReply,
    errors: ['request.not_found'],
  }),
};
