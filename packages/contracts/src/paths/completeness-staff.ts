import type { CompletenessAddress, CompletenessReply } from '../completeness-staff.ts';
import { call } from './call.ts';

export const completenessPaths = {
  view: call<{ query: CompletenessAddress; reply: CompletenessReply }>(
    'GET',
    '/api/admin/products/completeness',
  ),
};
