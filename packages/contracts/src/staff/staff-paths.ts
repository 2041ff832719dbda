import type {
  AuditQueryInput,
  AuditReply,
  SecurityLogQueryInput,
  SecurityLogReply,
} from './staff-log-schemas.ts';
import type {
  InvitationInput,
  MemberId,
  MeReply,
  StaffChange,
  StaffReply,
} from './staff-schemas.ts';
import { call } from '../call.ts';

export const staffMemberPaths = {
  me: call<{ reply: MeReply }>('GET', '/api/admin/me'),
  list: call<{ reply: StaffReply }>('GET', '/api/admin/staff'),
  invite: call<{ body: InvitationInput; reply: StaffReply }>('POST', '/api/admin/staff'),
  change: call<{ params: MemberId; body: StaffChange; reply: StaffReply }>(
    'PUT',
    '/api/admin/staff/:id',
  ),
  removeAccess: call<{ params: MemberId; reply: StaffReply }>('DELETE', '/api/admin/staff/:id'),
  resetTwoFactor: call<{ params: MemberId; reply: StaffReply }>(
    'DELETE',
    '/api/admin/staff/:id/second-step',
  ),
  audit: call<{ query: AuditQueryInput; reply: AuditReply }>('GET', '/api/admin/audit'),
  securityLog: call<{ query: SecurityLogQueryInput; reply: SecurityLogReply }>(
    'GET',
    '/api/admin/security-log',
  ),
};
