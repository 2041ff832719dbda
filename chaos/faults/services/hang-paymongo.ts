import type { Fault } from '../../harness/fault.ts';
import { describeWrong } from '../../harness/judge.ts';
import { placePrepaidOrder, readOrder, startPayment } from '../../load/prepaid-order.ts';
import { whileHung } from '../../stack/signals.ts';

export const hangPaymongo: Fault = {
  name: 'paymongo-hung',
  about: 'the payment provider is stopped (SIGSTOP); the same payment starts afterwards',
  seconds: 0,
  maxGap: { orders: 5, reads: 5, pages: 5 },
  run: async ({ shop, load }) => {
    const order = await placePrepaidOrder(shop.web.url, load.takeBuyer());
    const refused = await whileHung(shop.paymongo.pid, () => startPayment(shop.web.url, order));
    const started = await startPayment(shop.web.url, order);
    const { attempts } = await readOrder(shop, order.orderId);
    return [
      ...describeWrong('payment while the provider hangs', refused, [503]),
      ...describeWrong('payment afterwards', started, [200]),
      ...(attempts === 1 ? [] : [`${attempts} payment attempts`]),
    ];
  },
};
