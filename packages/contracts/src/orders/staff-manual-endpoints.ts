import { endpoint } from '../endpoint.ts';
import { manualOrderPaths } from './staff-manual-paths.ts';
import {
  ManualOrder,
  ManualQuoteBody,
  ManualQuoteReply,
  ManualOrderReply,
} from './staff-manual-schemas.ts';

const errors = [
  'address.barangay_not_found',
  'order.customer_not_found',
  'order.product_unavailable',
  'order.rule_broken',
  'order.cod_over_limit',
  'order.out_of_stock',
] as const;

export const manualOrderApi = {
  quote: endpoint(manualOrderPaths.quote, {
    access: { staff: 'orders', action: 'change' },
    summary: 'Quote a manual order',
    body: ManualQuoteBody,
    reply: ManualQuoteReply,
    errors,
  }),
  place: endpoint(manualOrderPaths.place, {
    access: { staff: 'orders', action: 'change' },
    summary: 'Create a manual order (counter or phone)',
    body: ManualOrder,
    reply: ManualOrderReply,
    errors: [...errors, 'order.total_changed', 'order.key_reused', 'payment.no_bank_account'],
  }),
};
