import { endpoint } from '../endpoint.ts';
import { PasskeySignInBody, RequestOptionsReply } from '../passkeys/schemas.ts';
import { confirmationPaths } from './staff-paths.ts';
import { ConfirmationBody, ConfirmationReply } from './staff-schemas.ts';

export const confirmationApi = {
  confirm: endpoint(confirmationPaths.confirm, {
    access: { staff: 'oneself', action: 'change' },
    summary: 'Confirm your password, and code, for five minutes of this session',
    body: ConfirmationBody,
    reply: ConfirmationReply,
    errors: ['auth.bad_credentials', 'auth.two_factor_required', 'auth.passkey_required'],
  }),
  startByPasskey: endpoint(confirmationPaths.startByPasskey, {
    access: { staff: 'oneself', action: 'change' },
    summary: 'Create the options to confirm with a passkey',
    reply: RequestOptionsReply,
  }),
  confirmByPasskey: endpoint(confirmationPaths.confirmByPasskey, {
    access: { staff: 'oneself', action: 'change' },
    summary: 'Confirm with a passkey, for five minutes of this session',
    body: PasskeySignInBody,
    reply: ConfirmationReply,
    errors: ['auth.passkey_failed'],
  }),
};
