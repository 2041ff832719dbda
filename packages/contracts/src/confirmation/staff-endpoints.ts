import { endpoint } from '../endpoint.ts';
import { PasskeySignInBody, RequestOptionsReply } from '../passkeys/schemas.ts';
import { confirmationPaths } from './staff-paths.ts';
import { ConfirmationBody, ConfirmationReply } from './staff-schemas.ts';

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;

export const confirmationApi = {
  confirm: endpoint(confirmationPaths.confirm, {
    access: { staff: 'oneself', action: 'change' },
    summary: 'Confirm your password, and code, for five minutes of this session',
    body: ConfirmationBody,
    reply: ConfirmationReply,
    errors: [
      ...staffErrors,
      'auth.bad_credentials',
      'auth.two_factor_required',
      'auth.passkey_required',
      'request.too_many',
    ],
  }),
  startByPasskey: endpoint(confirmationPaths.startByPasskey, {
    access: { staff: 'oneself', action: 'change' },
    summary: 'Create the options to confirm with a passkey',
    reply: RequestOptionsReply,
    errors: staffErrors,
  }),
  confirmByPasskey: endpoint(confirmationPaths.confirmByPasskey, {
    access: { staff: 'oneself', action: 'change' },
    summary: 'Confirm with a passkey, for five minutes of this session',
    body: PasskeySignInBody,
    reply: ConfirmationReply,
    errors: [...staffErrors, 'auth.passkey_failed', 'request.too_many'],
  }),
};
