import type {
  CustomerId,
  CustomerNote,
  CustomerReply,
  CustomersAddress,
  CustomersReply,
  CustomerStanding,
  StandingReply,
} from '../customer-staff.ts';
import { call } from './call.ts';

type One = { params: CustomerId; reply: CustomerReply };

export const customerStaffPaths = {
  list: call<{ query: CustomersAddress; reply: CustomersReply }>('GET', '/api/admin/customers'),
  view: call<One>('GET', '/api/admin/customers/:id'),
  note: call<One & { body: CustomerNote }>('POST', '/api/admin/customers/:id/notes'),
  standing: call<{ params: CustomerId; body: CustomerStanding; reply: StandingReply }>(
    'PUT',
    '/api/admin/customers/:id/standing',
  ),
};
