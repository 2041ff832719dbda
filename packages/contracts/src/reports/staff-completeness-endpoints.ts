import { endpoint } from '../endpoint.ts';
import { completenessPaths } from './staff-completeness-paths.ts';
import { CompletenessQuery, CompletenessReply } from './staff-completeness-schemas.ts';

export const completenessApi = {
  view: endpoint(completenessPaths.view, {
    access: { staff: 'products', action: 'view' },
    summary: 'List products missing compatibility specifications, best sellers first',
    query: CompletenessQuery,
    reply: CompletenessReply,
  }),
};
