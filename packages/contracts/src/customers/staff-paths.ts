import type {
  CustomerId,
  CustomerNote,
  CustomerReply,
  CustomersQueryInput,
  CustomersReply,
  CustomerDisabledBody,
  CustomerDisabledReply,
} from './staff-schemas.ts';
import { call } from '../call.ts';

type One = { params: CustomerId; reply: CustomerReply };

export const customerStaffPaths = {
  list: call<{ query: CustomersQueryInput; reply: CustomersReply }>('GET', '/api/admin/customers'),
  view: call<One>('GET', '/api/admin/customers/:id'),
  note: call<One & { body: CustomerNote }>('POST', '/api/admin/customers/:id/notes'),
  setDisabled: call<{
    params: CustomerId;
    body: CustomerDisabledBody;
    reply: CustomerDisabledReply;
  }>('PUT', '/api/admin/customers/:id/standing'),
};
