import type {
  RecoveryCodesReply,
  SecondStepReply,
  SetupReply,
  WithBoth,
  WithCode,
  WithPassword,
} from '../second-step-staff.ts';
import { call } from './call.ts';

const own = '/api/admin/me/second-step';

export const secondStepPaths = {
  view: call<{ reply: SecondStepReply }>('GET', own),
  start: call<{ body: WithPassword; reply: SetupReply }>('POST', own),
  confirm: call<{ body: WithCode; reply: RecoveryCodesReply }>('PUT', own),
  renew: call<{ body: WithBoth; reply: RecoveryCodesReply }>('POST', `${own}/recovery-codes`),
  end: call<{ body: WithBoth; reply: SecondStepReply }>('POST', `${own}/end`),
};
