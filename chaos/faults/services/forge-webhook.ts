import type { Fault } from '../../harness/fault.ts';
import {
  controlPaymongo,
  openHeldPayment,
  placePrepaidOrder,
  readOrder,
} from '../../load/prepaid-order.ts';

export const forgeWebhook: Fault = {
  name: 'webhook-forged',
  about: 'a paid webhook with a wrong signature is refused and changes nothing',
  seconds: 0,
  maxGap: { orders: 5, reads: 5, pages: 5 },
  run: async ({ shop, load }) => {
    const order = await placePrepaidOrder(shop.api.url, load.takeBuyer());
    const session = await openHeldPayment(shop, order);
    await controlPaymongo(shop, session, 'pay');
    const statuses = await controlPaymongo(shop, session, 'deliver', { isForged: true });
    const { paymentStatus, paid } = await readOrder(shop, order.orderId);
    return [
      ...(statuses.join() === '400' ? [] : [`webhook answered with ${statuses.join()}`]),
      ...(paid === 0 ? [] : [`order is ${paymentStatus}`]),
    ];
  },
};
