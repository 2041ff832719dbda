import type {
  RecoveryCodesReply,
  TwoFactorReply,
  SetupReply,
  PasswordAndCodeBody,
  TwoFactorCodeBody,
  SetupBody,
} from './staff-schemas.ts';
import { call } from '../call.ts';

const own = '/api/admin/me/second-step';

export const twoFactorPaths = {
  view: call<{ reply: TwoFactorReply }>('GET', own),
  start: call<{ body: SetupBody; reply: SetupReply }>('POST', own),
  confirm: call<{ body: TwoFactorCodeBody; reply: RecoveryCodesReply }>('PUT', own),
  renew: call<{ body: PasswordAndCodeBody; reply: RecoveryCodesReply }>(
    'POST',
    `${own}/recovery-codes`,
  ),
  end: call<{ body: PasswordAndCodeBody; reply: TwoFactorReply }>('POST', `${own}/end`),
};
