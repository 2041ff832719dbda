import type {
  AuditAddress,
  AuditReply,
  InvitationWire,
  MemberId,
  MeReply,
  StaffChange,
  StaffReply,
} from '../people-staff.ts';
import { call } from './call.ts';

export const peopleStaffPaths = {
  me: call<{ reply: MeReply }>('GET', '/api/admin/me'),
  list: call<{ reply: StaffReply }>('GET', '/api/admin/staff'),
  invite: call<{ body: InvitationWire; reply: StaffReply }>('POST', '/api/admin/staff'),
  change: call<{ params: MemberId; body: StaffChange; reply: StaffReply }>(
    'PUT',
    '/api/admin/staff/:id',
  ),
  dismiss: call<{ params: MemberId; reply: StaffReply }>('DELETE', '/api/admin/staff/:id'),
  endSecondStep: call<{ params: MemberId; reply: StaffReply }>(
    'DELETE',
    '/api/admin/staff/:id/second-step',
  ),
  audit: call<{ query: AuditAddress; reply: AuditReply }>('GET', '/api/admin/audit'),
};
