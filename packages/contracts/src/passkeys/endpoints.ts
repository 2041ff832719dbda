import { PasswordForm } from '../accounts/own-schemas.ts';
import { SessionReply } from '../accounts/schemas.ts';
import { endpoint } from '../endpoint.ts';
import { passkeyPaths } from './paths.ts';
import {
  AddPasskeyBody,
  CreationOptionsReply,
  PasskeyId,
  PasskeyNameBody,
  PasskeySignInBody,
  PasskeysReply,
  RequestOptionsReply,
} from './schemas.ts';

/** As for passwords: mobile networks share an address among thousands. */
const limit = { calls: 600, seconds: 3_600 };

export const passkeyApi = {
  list: endpoint(passkeyPaths.list, {
    access: 'shopper',
    isForTwoFactorSetup: true,
    summary: 'List your passkeys',
    reply: PasskeysReply,
  }),
  start: endpoint(passkeyPaths.start, {
    access: 'shopper',
    isForTwoFactorSetup: true,
    summary: 'Create the options for a new passkey',
    body: PasswordForm,
    reply: CreationOptionsReply,
    errors: [
      'auth.bad_credentials',
      'auth.confirmation_required',
      'accounts.staff_session_required',
      'accounts.too_many_passkeys',
    ],
  }),
  add: endpoint(passkeyPaths.add, {
    access: 'shopper',
    isForTwoFactorSetup: true,
    summary: 'Add a passkey that your device created',
    body: AddPasskeyBody,
    reply: PasskeysReply,
    limit,
    errors: [
      'accounts.passkey_not_added',
      'accounts.staff_session_required',
      'accounts.passkey_taken',
      'accounts.too_many_passkeys',
    ],
  }),
  rename: endpoint(passkeyPaths.rename, {
    access: 'shopper',
    summary: 'Rename a passkey',
    params: PasskeyId,
    body: PasskeyNameBody,
    reply: PasskeysReply,
    errors: ['accounts.passkey_not_found'],
  }),
  remove: endpoint(passkeyPaths.remove, {
    access: 'shopper',
    summary: 'Remove a passkey',
    params: PasskeyId,
    body: PasswordForm,
    reply: PasskeysReply,
    errors: [
      'auth.bad_credentials',
      'auth.confirmation_required',
      'accounts.passkey_not_found',
      'accounts.staff_session_required',
      'accounts.two_factor_needed',
    ],
  }),
  startSignIn: endpoint(passkeyPaths.startSignIn, {
    access: 'public',
    summary: 'Create the options to sign in with a passkey as a shopper',
    reply: RequestOptionsReply,
    limit,
  }),
  signIn: endpoint(passkeyPaths.signIn, {
    access: 'public',
    identifiesCaller: true,
    summary: 'Sign in with a passkey as a shopper',
    body: PasskeySignInBody,
    reply: SessionReply,
    errors: ['auth.passkey_failed'],
  }),
  startStaffSignIn: endpoint(passkeyPaths.startStaffSignIn, {
    access: 'public',
    summary: 'Create the options to sign in with a passkey as staff',
    reply: RequestOptionsReply,
    limit,
  }),
  signInStaff: endpoint(passkeyPaths.signInStaff, {
    access: 'public',
    identifiesCaller: true,
    summary: 'Sign in with a passkey as staff; it counts as both factors',
    body: PasskeySignInBody,
    reply: SessionReply,
    errors: ['auth.passkey_failed'],
  }),
};
