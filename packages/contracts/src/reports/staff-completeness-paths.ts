import type { CompletenessQueryInput, CompletenessReply } from './staff-completeness-schemas.ts';
import { call } from '../call.ts';

export const completenessPaths = {
  view: call<{ query: CompletenessQueryInput; reply: CompletenessReply }>(
    'GET',
    '/api/admin/products/completeness',
  ),
};
