import type { Fault } from '../../harness/fault.ts';
import {
  controlPaymongo,
  openHeldPayment,
  placePrepaidOrder,
  readOrder,
} from '../../load/prepaid-order.ts';

export const repeatWebhooks: Fault = {
  name: 'webhook-repeated',
  about: 'a paid webhook comes nine times, three at once; it is captured once',
  seconds: 0,
  maxGap: { orders: 5, reads: 5, pages: 5 },
  run: async ({ shop, load }) => {
    const order = await placePrepaidOrder(shop.api.url, load.takeBuyer());
    const session = await openHeldPayment(shop, order);
    await controlPaymongo(shop, session, 'pay');
    const deliver = () => controlPaymongo(shop, session, 'deliver', { times: 3 });
    const statuses = (await Promise.all([deliver(), deliver(), deliver()])).flat();
    const { paymentStatus, paid } = await readOrder(shop, order.orderId);
    return [
      ...(statuses.length === 9 && statuses.every((status) => status === 200)
        ? []
        : [`webhooks answered with ${statuses.join(', ')}`]),
      ...(paymentStatus === 'paid' && paid === 1
        ? []
        : [`order is ${paymentStatus} with ${paid} payments`]),
    ];
  },
};
