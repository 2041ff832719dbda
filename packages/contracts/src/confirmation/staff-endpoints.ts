import { endpoint } from '../endpoint.ts';
import { confirmationPaths } from './staff-paths.ts';
import { ConfirmationBody, ConfirmationReply } from './staff-schemas.ts';

export const confirmationApi = {
  confirm: endpoint(confirmationPaths.confirm, {
    access: { staff: 'oneself', action: 'change' },
    summary: 'Confirm your password, and code, for five minutes of this session',
    body: ConfirmationBody,
    reply: ConfirmationReply,
    errors: [
      'auth.required',
      'auth.wrong_role',
      'request.invalid',
      'auth.bad_credentials',
      'auth.two_factor_required',
      'request.too_many',
    ],
  }),
};
