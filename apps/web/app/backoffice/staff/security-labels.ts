import {
  formatCount,
  isKeyOf,
  type SecurityEventGroup,
  type SecurityEventKind,
} from '@sirkito/commerce';
import type { SecurityLogEntry } from '@sirkito/contracts/staff/staff-log-schemas';

export const securityGroupLabels: Readonly<Record<SecurityEventGroup, string>> = {
  sign_in: 'Sign-in',
  account: 'Accounts',
  staff: 'Staff',
  personal_data: 'Personal data',
  access: 'Access',
};

const securityKindLabels: Readonly<Record<SecurityEventKind, string>> = {
  sign_in_succeeded: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  sign_in_limited: 'Sign-in blocked: too many attempts',
  second_factor_missing: 'Correct password, no two-factor code yet',
  second_factor_failed: 'Wrong two-factor code',
  password_check_failed: 'Wrong password while signed in',
  signed_out: 'Signed out',
  sessions_ended: 'Signed out other devices',
  password_changed: 'Password changed',
  password_reset_requested: 'Password reset requested',
  password_reset: 'Password reset',
  two_factor_enabled: 'Two-factor turned on',
  two_factor_disabled: 'Two-factor turned off',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  data_requested: 'Data export requested',
  data_downloaded: 'Data export downloaded',
  erasure_requested: 'Account deletion requested',
  erasure_cancelled: 'Account deletion cancelled',
  account_erased: 'Account deleted',
  customer_disabled: 'Customer suspended',
  customer_enabled: 'Customer reactivated',
  staff_invited: 'Staff invited',
  invitation_cancelled: 'Invitation cancelled',
  staff_joined: 'Joined the staff',
  role_changed: 'Role changed',
  staff_disabled: 'Staff suspended',
  staff_enabled: 'Staff reactivated',
  staff_removed: 'Removed from staff',
  customers_listed: 'Viewed customer list',
  customer_viewed: 'Viewed customer',
  orders_listed: 'Viewed order queue',
  order_viewed: 'Viewed order',
  order_documents_viewed: 'Printed order document',
  payment_proof_viewed: 'Viewed proof of payment',
  messages_listed: 'Viewed messages',
  invoices_listed: 'Viewed list of invoices',
  access_refused: 'Access refused',
  products_exported: 'Exported products',
  books_exported: 'Exported books',
};

/** Falls back to the identifier, for events older than this list. */
export const securityKindLabel = (kind: string): string =>
  isKeyOf(securityKindLabels, kind) ? securityKindLabels[kind] : kind;

/** Says the details in a few words, such as `wrong password, staff` or `12 more`. */
export function securityDetails({
  details,
  network,
}: Pick<SecurityLogEntry, 'details' | 'network'>): string {
  const { events, isSearch, from, to, people, page: _, area, ...rest } = details;
  return [
    ...Object.values(rest).map(String),
    ...(area === 'staff' ? ['staff sign-in'] : []),
    ...(isSearch === true ? ['search'] : []),
    ...(people === undefined ? [] : [formatCount(Number(people), 'row')]),
    ...(from === undefined ? [] : [`${String(from)} → ${String(to)}`]),
    ...(events === undefined
      ? []
      : [`${String(events)} more within a minute${network ? '' : ', from other networks'}`]),
  ].join(', ');
}
