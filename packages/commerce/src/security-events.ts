/** Kinds of security events by group. `personal_data` are views of customers' data by staff. */
export const securityEventGroups = {
  sign_in: [
    'sign_in_succeeded',
    'sign_in_failed',
    'sign_in_limited',
    'second_factor_missing',
    'second_factor_failed',
    'password_check_failed',
    'signed_out',
    'sessions_ended',
  ],
  account: [
    'password_changed',
    'password_reset_requested',
    'password_reset',
    'two_factor_enabled',
    'two_factor_disabled',
    'passkey_added',
    'passkey_removed',
    'data_requested',
    'data_downloaded',
    'erasure_requested',
    'erasure_cancelled',
    'account_erased',
    'customer_disabled',
    'customer_enabled',
  ],
  staff: [
    'staff_invited',
    'invitation_cancelled',
    'staff_joined',
    'role_changed',
    'staff_disabled',
    'staff_enabled',
    'staff_removed',
  ],
  personal_data: [
    'customers_listed',
    'customer_viewed',
    'orders_listed',
    'order_viewed',
    'order_documents_viewed',
    'payment_proof_viewed',
    'messages_listed',
    'invoices_listed',
    'books_exported',
  ],
  access: ['access_refused', 'products_exported'],
} as const;

export type SecurityEventGroup = keyof typeof securityEventGroups;
export type SecurityEventKind = (typeof securityEventGroups)[SecurityEventGroup][number];

// Object.values widens a tuple of tuples to an array of arrays.
export const securityEventKinds = Object.values(
  securityEventGroups,
).flat() as readonly SecurityEventKind[];
