import { z } from 'zod';
import { GivenCode, GivenPassword } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { secondStepPaths } from './paths/second-step-staff.ts';

const SecondStep = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type SecondStep = z.output<typeof SecondStep>;

const SecondStepReply = z.object({ success: z.literal(true), data: SecondStep });
export type SecondStepReply = z.output<typeof SecondStepReply>;

const SetupReply = z.object({
  success: z.literal(true),
  data: z.object({
    /** For typing into an app: groups of four. */
    key: z.string(),
    /** The same for an app on this device. */
    link: z.string(),
  }),
});
export type SetupReply = z.output<typeof SetupReply>;

const RecoveryCodesReply = z.object({ success: z.literal(true), data: z.array(z.string()) });
export type RecoveryCodesReply = z.output<typeof RecoveryCodesReply>;

const WithPassword = z.object({ password: GivenPassword });
export type WithPassword = z.input<typeof WithPassword>;

const WithCode = z.object({ code: GivenCode });
export type WithCode = z.input<typeof WithCode>;

const WithBoth = z.object({ password: GivenPassword, code: GivenCode });
export type WithBoth = z.input<typeof WithBoth>;

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;
const guarded = [
  ...staffErrors,
  'auth.bad_credentials',
  'accounts.second_step',
  'request.too_many',
] as const;

export const secondStepApi = {
  view: endpoint(secondStepPaths.view, {
    access: 'staff',
    summary: 'Whether one is asked for a code after the password',
    reply: SecondStepReply,
    errors: staffErrors,
  }),
  start: endpoint(secondStepPaths.start, {
    access: 'staff',
    summary: 'A new secret for an app; it counts once a code of it was given',
    body: WithPassword,
    reply: SetupReply,
    errors: guarded,
  }),
  confirm: endpoint(secondStepPaths.confirm, {
    access: 'staff',
    summary: 'Switch the second step on by a code; answers with ten recovery codes, once',
    body: WithCode,
    reply: RecoveryCodesReply,
    errors: guarded,
  }),
  renew: endpoint(secondStepPaths.renew, {
    access: 'staff',
    summary: 'Ten new recovery codes in place of those before',
    body: WithBoth,
    reply: RecoveryCodesReply,
    errors: guarded,
  }),
  end: endpoint(secondStepPaths.end, {
    access: 'staff',
    summary: 'Sign in by password alone again',
    body: WithBoth,
    reply: SecondStepReply,
    errors: guarded,
  }),
};
