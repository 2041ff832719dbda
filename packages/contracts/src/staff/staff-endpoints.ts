import { endpoint } from '../endpoint.ts';
import { staffMemberPaths } from './staff-paths.ts';
import {
  MeReply,
  StaffReply,
  Invitation,
  StaffChange,
  MemberId,
  AuditQuery,
  AuditReply,
} from './staff-schemas.ts';

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;

export const staffMemberApi = {
  me: endpoint(staffMemberPaths.me, {
    access: { staff: 'oneself', action: 'view' },
    summary: 'Retrieve your role and permissions',
    reply: MeReply,
    errors: staffErrors,
  }),
  list: endpoint(staffMemberPaths.list, {
    access: { staff: 'staff', action: 'view' },
    summary: 'List staff members',
    reply: StaffReply,
    errors: staffErrors,
  }),
  invite: endpoint(staffMemberPaths.invite, {
    access: { staff: 'staff', action: 'change' },
    summary: 'Invite a staff member by email',
    body: Invitation,
    reply: StaffReply,
    errors: [...staffErrors, 'accounts.already_staff'],
  }),
  change: endpoint(staffMemberPaths.change, {
    access: { staff: 'staff', action: 'change' },
    summary: 'Update the role of a staff member, or suspend or reactivate them',
    params: MemberId,
    body: StaffChange,
    reply: StaffReply,
    errors: [...staffErrors, 'accounts.staff_not_found', 'accounts.own_access'],
  }),
  removeAccess: endpoint(staffMemberPaths.removeAccess, {
    access: { staff: 'staff', action: 'change' },
    summary: 'Remove a staff member, keeping their customer account',
    params: MemberId,
    reply: StaffReply,
    errors: [...staffErrors, 'accounts.staff_not_found', 'accounts.own_access'],
  }),
  disableTwoFactor: endpoint(staffMemberPaths.disableTwoFactor, {
    access: { staff: 'staff', action: 'change' },
    summary: 'Turn off two-factor authentication for a staff member',
    params: MemberId,
    reply: StaffReply,
    errors: [...staffErrors, 'accounts.staff_not_found', 'accounts.own_access'],
  }),
  audit: endpoint(staffMemberPaths.audit, {
    access: { staff: 'audit', action: 'view' },
    summary: 'List audit log entries, newest first',
    query: AuditQuery,
    reply: AuditReply,
    errors: staffErrors,
  }),
};
