import { OrderDetails } from '@sirkito/contracts/orders/schemas';
import { v7 as newUuid } from 'uuid';
import type { OrderRequest } from '#api/modules/orders/placing/order-draft.ts';

/** A request for the order of an account's cart. */
export const orderRequest = (
  given: Pick<OrderRequest, 'accountId'> & Partial<OrderRequest>,
): OrderRequest => ({
  ...OrderDetails.parse({ paymentMethod: 'cod' }),
  orderId: newUuid(),
  buyerId: given.accountId,
  key: newUuid(),
  bodyHash: '',
  requestId: 'test',
  destination: { addressId: null },
  items: null,
  expectedTotal: null,
  ...given,
});
