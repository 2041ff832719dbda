import { call } from '../call.ts';
import type { ConfirmationInput, ConfirmationReply } from './staff-schemas.ts';

export const confirmationPaths = {
  confirm: call<{ body: ConfirmationInput; reply: ConfirmationReply }>(
    'POST',
    '/api/admin/me/confirmation',
  ),
};
