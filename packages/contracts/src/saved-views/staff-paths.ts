import type {
  NewViewInput,
  ViewId,
  ViewNameInput,
  ViewsQuery,
  ViewsReply,
} from './staff-schemas.ts';
import { call } from '../call.ts';

const own = '/api/admin/me/views';

export const viewsStaffPaths = {
  list: call<{ query: ViewsQuery; reply: ViewsReply }>('GET', own),
  save: call<{ body: NewViewInput; reply: ViewsReply }>('POST', own),
  rename: call<{ params: ViewId; body: ViewNameInput; reply: ViewsReply }>('PUT', `${own}/:id`),
  remove: call<{ params: ViewId; reply: ViewsReply }>('DELETE', `${own}/:id`),
};
