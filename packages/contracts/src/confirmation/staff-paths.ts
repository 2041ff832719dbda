import { call } from '../call.ts';
import type { PasskeySignInBody, RequestOptionsReply } from '../passkeys/schemas.ts';
import type { ConfirmationInput, ConfirmationReply } from './staff-schemas.ts';

const own = '/api/admin/me/confirmation';

export const confirmationPaths = {
  confirm: call<{ body: ConfirmationInput; reply: ConfirmationReply }>('POST', own),
  startByPasskey: call<{ reply: RequestOptionsReply }>('POST', `${own}/passkey-options`),
  confirmByPasskey: call<{ body: PasskeySignInBody; reply: ConfirmationReply }>(
    'POST',
    `${own}/passkey`,
  ),
};
