import type { Fault } from '../../harness/fault.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import {
  controlPaymongo,
  openHeldPayment,
  placePrepaidOrder,
  readOrder,
} from '../../load/prepaid-order.ts';

export const loseWebhook: Fault = {
  name: 'webhook-lost',
  about: 'a payment whose webhook never comes is found by polling',
  seconds: 150,
  maxGap: { orders: 5, reads: 5, pages: 5 },
  run: async ({ shop, load, seconds }) => {
    const order = await placePrepaidOrder(shop.api.url, load.takeBuyer());
    await controlPaymongo(shop, await openHeldPayment(shop, order), 'pay');
    const isPaid = async () => (await readOrder(shop, order.orderId)).paymentStatus === 'paid';
    return (await waitUntil(isPaid, seconds)) ? [] : [`not paid after ${seconds} s`];
  },
};
