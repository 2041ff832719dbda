import type {
  ManualOrderReply,
  ManualOrderWire,
  ManualQuoteReply,
  ManualQuoteWire,
} from '../manual-order-staff.ts';
import { call } from './call.ts';

export const manualOrderPaths = {
  quote: call<{ body: ManualQuoteWire; reply: ManualQuoteReply }>(
    'POST',
    '/api/admin/orders/quote',
  ),
  place: call<{ body: ManualOrderWire; reply: ManualOrderReply }>('POST', '/api/admin/orders'),
};
