import { endpoint } from '../endpoint.ts';
import { shippingPaths } from './paths.ts';
import { ShippingTable, ShippingReply } from './schemas.ts';

export const shippingApi = {
  table: endpoint(shippingPaths.table, {
    access: 'public',
    isCacheable: true,
    summary: 'Retrieve shipping fees and delivery times by zone and weight',
    reply: ShippingReply,
  }),
  change: endpoint(shippingPaths.change, {
    access: { staff: 'settings', action: 'change' },
    summary: 'Update shipping fees and delivery times',
    body: ShippingTable,
    reply: ShippingReply,
  }),
};
