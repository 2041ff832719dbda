import type { PasswordForm } from '../accounts/own-schemas.ts';
import type { SessionReply } from '../accounts/schemas.ts';
import { call } from '../call.ts';
import type {
  AddPasskeyBody,
  CreationOptionsReply,
  PasskeyId,
  PasskeyNameBody,
  PasskeySignInBody,
  PasskeysReply,
  RequestOptionsReply,
} from './schemas.ts';

const own = '/api/account/passkeys';

export const passkeyPaths = {
  list: call<{ reply: PasskeysReply }>('GET', own),
  start: call<{ body: PasswordForm; reply: CreationOptionsReply }>('POST', `${own}/options`),
  add: call<{ body: AddPasskeyBody; reply: PasskeysReply }>('POST', own),
  rename: call<{ params: PasskeyId; body: PasskeyNameBody; reply: PasskeysReply }>(
    'PUT',
    `${own}/:id`,
  ),
  remove: call<{ params: PasskeyId; body: PasswordForm; reply: PasskeysReply }>(
    'POST',
    `${own}/:id/removal`,
  ),
  startSignIn: call<{ reply: RequestOptionsReply }>('POST', '/api/auth/passkey-options'),
  signIn: call<{ body: PasskeySignInBody; reply: SessionReply }>('POST', '/api/auth/passkey-login'),
  startStaffSignIn: call<{ reply: RequestOptionsReply }>('POST', '/api/auth/admin-passkey-options'),
  signInStaff: call<{ body: PasskeySignInBody; reply: SessionReply }>(
    'POST',
    '/api/auth/admin-passkey-login',
  ),
};
