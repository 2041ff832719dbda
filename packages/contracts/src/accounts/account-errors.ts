import type { ErrorEntry } from '../client-errors.ts';

/** Errors of sign-in, accounts and staff. */
export const accountErrors = {
  'auth.required': { status: 401, message: 'Sign in to continue' },
  'auth.wrong_role': { status: 403, message: 'Only staff can do this' },
  'auth.permission_denied': { status: 403, message: "You don't have permission to do this" },
  'auth.bad_credentials': { status: 400, message: 'Wrong email or password' },
  'auth.two_factor_required': {
    status: 400,
    message: 'Enter the code from your authenticator app',
  },
  'auth.confirmation_required': {
    status: 403,
    message: "Confirm it's you, then try again. You last did more than {minutes} minutes ago",
  },
  'auth.two_factor_setup_required': {
    status: 403,
    message: 'Set up two-factor authentication to continue',
  },
  'auth.passkey_required': { status: 400, message: 'Use your passkey instead of your password' },
  'auth.passkey_failed': {
    status: 400,
    message: "That passkey didn't work. Try again, or use your password",
  },
  'auth.registration_failed': { status: 400, message: 'Registration failed' },
  'accounts.name_reserved': {
    status: 400,
    message: "That looks like the shop's name or its staff's. Use your own name",
    field: 'userName',
  },
  'accounts.password_is_name': {
    status: 400,
    message: "Don't use your name or email as your password. Choose one that's harder to guess",
  },
  'accounts.password_unchanged': {
    status: 400,
    message: "That's your current password, which someone else may know. Choose a new one",
  },
  'accounts.session_not_found': { status: 404, message: 'This session has already ended' },
  'accounts.staff_not_deletable': {
    status: 409,
    message: "Staff accounts can't be deleted here. Ask the shop owner",
  },
  'customers.not_found': { status: 404, message: 'Customer not found' },
  'accounts.staff_not_found': { status: 404, message: 'Staff member not found' },
  'accounts.already_staff': { status: 409, message: 'This person is already a staff member' },
  'accounts.invited_is_suspended': {
    status: 409,
    message: 'This customer is suspended. Reactivate them under Customers, then invite them',
  },
  'accounts.own_access': {
    status: 409,
    message: "You can't change your own access. Ask another owner",
  },
  'accounts.too_many_views': { status: 409, message: 'You can save up to {limit} views' },
  'accounts.two_factor_state': {
    status: 409,
    message: 'Two-factor authentication is already {state}',
  },
  'accounts.passkey_not_added': {
    status: 400,
    message: "Couldn't add this passkey. Try again",
  },
  'accounts.staff_session_required': {
    status: 403,
    message: 'You work here, so do this under My account in the back office',
  },
  'accounts.passkey_taken': { status: 409, message: 'This passkey has already been added' },
  'accounts.passkey_not_found': { status: 404, message: 'This passkey has already been removed' },
  'accounts.too_many_passkeys': { status: 409, message: 'You can have up to {limit} passkeys' },
  'accounts.two_factor_needed': {
    status: 409,
    message: 'Your role needs two-factor authentication. Replace it instead of removing it',
  },
} as const satisfies Record<`${string}.${string}`, ErrorEntry>;
