import type {
  ManualOrderReply,
  ManualOrderInput,
  ManualQuoteReply,
  ManualQuoteInput,
} from './staff-manual-schemas.ts';
import { call } from '../call.ts';

export const manualOrderPaths = {
  quote: call<{ body: ManualQuoteInput; reply: ManualQuoteReply }>(
    'POST',
    '/api/admin/orders/quote',
  ),
  place: call<{ body: ManualOrderInput; reply: ManualOrderReply }>('POST', '/api/admin/orders'),
};
