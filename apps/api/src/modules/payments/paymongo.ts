import type { OnlineMethod } from '@sirkito/commerce';
import { z } from 'zod';
import { isSigned, readEvent } from './paymongo-event.ts';
import { PaidPayment, Refund, Session, toPayment, toRefund } from './paymongo-resources.ts';
import { ProviderIgnorance, ProviderRefusal, type PaymentProvider } from './provider.ts';

interface Account {
  url: string;
  secretKey: string;
  webhookSecret: string;
}

/** Less than a request of ours may take. */
const timeoutMs = 7_000;

const methodTypes: Record<OnlineMethod, string> = {
  gcash: 'gcash',
  maya: 'paymaya',
  qrph: 'qrph',
  card: 'card',
};

const Payment = PaidPayment.extend({
  attributes: PaidPayment.shape.attributes.extend({ refunds: z.array(Refund).nullish() }),
});

/** PayMongo by its documented API: hosted checkout, so that no card number touches the shop. */
export function createPaymongo({ url, secretKey, webhookSecret }: Account): PaymentProvider {
  const isLive = secretKey.startsWith('sk_live_');
  const ask = async <T>(schema: z.ZodType<T>, path: string, sent?: Sent): Promise<T> => {
    const response = await fetch(new URL(path, url), {
      method: sent ? 'POST' : 'GET',
      headers: {
        authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
        accept: 'application/json',
        ...(sent && { 'content-type': 'application/json' }),
        ...(sent?.key && { 'idempotency-key': sent.key }),
      },
      ...(sent && { body: JSON.stringify({ data: { attributes: sent.attributes } }) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json();
    if (response.ok) return z.object({ data: schema }).parse(body).data;
    const reason = `PayMongo answered ${response.status} to ${path}: ${JSON.stringify(body)}`;
    if (response.status === 404) throw new ProviderIgnorance(reason);
    const isRefused = response.status === 400 || response.status === 422;
    throw isRefused ? new ProviderRefusal(reason) : new Error(reason);
  };

  return {
    name: 'paymongo',
    isTest: !isLive,
    async openSession({ attemptId, orderNumber, method, amount, paidUrl, cancelledUrl }) {
      const name = `Order ${orderNumber}`;
      const session = await ask(Session, '/v1/checkout_sessions', {
        key: attemptId,
        attributes: {
          line_items: [{ name, amount, currency: 'PHP', quantity: 1 }],
          payment_method_types: [methodTypes[method]],
          description: name,
          reference_number: orderNumber,
          success_url: paidUrl,
          cancel_url: cancelledUrl,
          send_email_receipt: false,
          show_description: true,
          show_line_items: true,
          metadata: { attempt: attemptId },
        },
      });
      return { sessionRef: session.id, checkoutUrl: session.attributes.checkout_url };
    },
    async readSession(sessionRef) {
      const { attributes } = await ask(Session, `/v1/checkout_sessions/${sessionRef}`);
      const paid = attributes.payments.filter(({ attributes: { status } }) => status === 'paid');
      return { isExpired: attributes.status === 'expired', paid: paid.map(toPayment) };
    },
    async expireSession(sessionRef) {
      await ask(Session, `/v1/checkout_sessions/${sessionRef}/expire`, { attributes: {} });
    },
    async refund({ refundId, paymentRef, amount, reason }) {
      const find = async () => {
        const { attributes } = await ask(Payment, `/v1/payments/${paymentRef}`);
        return attributes.refunds?.map(toRefund).find((one) => one.refundId === refundId);
      };
      // An answer that got lost must not give the money back twice.
      const known = await find();
      if (known) return known;
      return ask(Refund, '/v1/refunds', {
        key: refundId,
        attributes: {
          amount,
          payment_id: paymentRef,
          reason: 'requested_by_customer',
          notes: reason,
          metadata: { refund: refundId },
        },
      }).then(toRefund, async (error: unknown) => {
        // A request that seemed lost may have come in between: then nothing is left to give.
        const meanwhile = error instanceof ProviderRefusal ? await find() : undefined;
        if (!meanwhile) throw error;
        return meanwhile;
      });
    },
    readRefund: async (ref) => toRefund(await ask(Refund, `/v1/refunds/${ref}`)),
    readEvent: (message) =>
      isSigned(message, { secret: webhookSecret, isLive }) ? readEvent(message.raw) : undefined,
  };
}

interface Sent {
  attributes: object;
  /** Asking again with the same one gives the same answer. */
  key?: string;
}
