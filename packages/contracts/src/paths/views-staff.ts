import type { NewViewWire, ViewId, ViewNameWire, ViewsQuery, ViewsReply } from '../views-staff.ts';
import { call } from './call.ts';

const own = '/api/admin/me/views';

export const viewsStaffPaths = {
  list: call<{ query: ViewsQuery; reply: ViewsReply }>('GET', own),
  save: call<{ body: NewViewWire; reply: ViewsReply }>('POST', own),
  rename: call<{ params: ViewId; body: ViewNameWire; reply: ViewsReply }>('PUT', `${own}/:id`),
  remove: call<{ params: ViewId; reply: ViewsReply }>('DELETE', `${own}/:id`),
};
