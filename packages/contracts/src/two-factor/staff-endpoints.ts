import { endpoint } from '../endpoint.ts';
import { twoFactorPaths } from './staff-paths.ts';
import {
  TwoFactorReply,
  SetupReply,
  RecoveryCodesReply,
  SetupBody,
  TwoFactorCodeBody,
  PasswordAndCodeBody,
} from './staff-schemas.ts';

const guarded = ['auth.bad_credentials', 'accounts.two_factor_state'] as const;

export const twoFactorApi = {
  view: endpoint(twoFactorPaths.view, {
    access: { staff: 'oneself', action: 'view' },
    isForTwoFactorSetup: true,
    summary: 'Retrieve your two-factor authentication status',
    reply: TwoFactorReply,
  }),
  start: endpoint(twoFactorPaths.start, {
    access: { staff: 'oneself', action: 'change' },
    isForTwoFactorSetup: true,
    summary:
      'Create a two-factor secret, pending confirmation with a code; replacing one needs a code of the old one',
    body: SetupBody,
    reply: SetupReply,
    errors: [...guarded, 'auth.two_factor_required', 'auth.confirmation_required'],
  }),
  confirm: endpoint(twoFactorPaths.confirm, {
    access: { staff: 'oneself', action: 'change' },
    isForTwoFactorSetup: true,
    summary: 'Turn on two-factor authentication with a code; returns 10 recovery codes, once',
    body: TwoFactorCodeBody,
    reply: RecoveryCodesReply,
    errors: guarded,
  }),
  renew: endpoint(twoFactorPaths.renew, {
    access: { staff: 'oneself', action: 'change' },
    summary: 'Generate 10 new recovery codes, replacing the old ones',
    body: PasswordAndCodeBody,
    reply: RecoveryCodesReply,
    errors: guarded,
  }),
  end: endpoint(twoFactorPaths.end, {
    access: { staff: 'oneself', action: 'change' },
    summary: 'Turn off two-factor authentication',
    body: PasswordAndCodeBody,
    reply: TwoFactorReply,
    errors: [...guarded, 'accounts.two_factor_needed'],
  }),
};
