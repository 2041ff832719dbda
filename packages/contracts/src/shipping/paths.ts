import type { ShippingBody, ShippingReply } from './schemas.ts';
import { call } from '../call.ts';

export const shippingPaths = {
  table: call<{ reply: ShippingReply }>('GET', '/api/shop/shipping'),
  change: call<{ body: ShippingBody; reply: ShippingReply }>('PUT', '/api/admin/settings/shipping'),
};
