import type { OnlineMethod } from '@sirkito/commerce';
import { z } from 'zod';
import { hasValidSignature, readEvent } from './paymongo-event.ts';
import { PaidPayment, Refund, Session, toPayment, toRefund } from './paymongo-resources.ts';
import {
  ProviderNotFoundError,
  ProviderRejectedError,
  type PaymentProvider,
} from '../../payment/provider.ts';

interface Account {
  url: string;
  secretKey: string;
  webhookSecret: string;
}

/** Shorter than our own request timeout. */
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

/** Creates the PayMongo client. It uses hosted checkout, so card numbers never reach the shop. */
export function createPaymongo({ url, secretKey, webhookSecret }: Account): PaymentProvider {
  const isLive = secretKey.startsWith('sk_live_');
  const request = async <T>(schema: z.ZodType<T>, path: string, post?: PostRequest): Promise<T> => {
    const response = await fetch(new URL(path, url), {
      method: post ? 'POST' : 'GET',
      headers: {
        authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
        accept: 'application/json',
        ...(post && { 'content-type': 'application/json' }),
        ...(post?.key && { 'idempotency-key': post.key }),
      },
      ...(post && { body: JSON.stringify({ data: { attributes: post.attributes } }) }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const body: unknown = await response.json();
    if (response.ok) return z.object({ data: schema }).parse(body).data;
    const reason = `PayMongo answered ${response.status} to ${path}: ${JSON.stringify(body)}`;
    if (response.status === 404) throw new ProviderNotFoundError(reason);
    const isRejected = response.status === 400 || response.status === 422;
    throw isRejected ? new ProviderRejectedError(reason) : new Error(reason);
  };

  return {
    name: 'paymongo',
    isTest: !isLive,
    async openSession({ attemptId, orderNumber, method, amount, paidUrl, cancelledUrl }) {
      const name = `Order ${orderNumber}`;
      const session = await request(Session, '/v1/checkout_sessions', {
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
      const checkoutUrl = session.attributes.checkout_url;
      if (!isOfProvider(checkoutUrl, url)) {
        throw new Error(`PayMongo sent a checkout at ${new URL(checkoutUrl).host}`);
      }
      return { sessionRef: session.id, checkoutUrl };
    },
    async readSession(sessionRef) {
      const { attributes } = await request(Session, `/v1/checkout_sessions/${sessionRef}`);
      const paid = attributes.payments.filter(({ attributes: { status } }) => status === 'paid');
      return { isExpired: attributes.status === 'expired', paid: paid.map(toPayment) };
    },
    async expireSession(sessionRef) {
      await request(Session, `/v1/checkout_sessions/${sessionRef}/expire`, { attributes: {} });
    },
    async refund({ refundId, paymentRef, amount, reason }) {
      const findExisting = async () => {
        const { attributes } = await request(Payment, `/v1/payments/${paymentRef}`);
        return attributes.refunds?.map(toRefund).find((refund) => refund.refundId === refundId);
      };
      // An earlier request may have succeeded although its response was lost.
      const existing = await findExisting();
      if (existing) return existing;
      return request(Refund, '/v1/refunds', {
        key: refundId,
        attributes: {
          amount,
          payment_id: paymentRef,
          reason: 'requested_by_customer',
          notes: reason,
          metadata: { refund: refundId },
        },
      }).then(toRefund, async (error: unknown) => {
        // A concurrent request may have created the refund, leaving nothing to refund.
        const created = error instanceof ProviderRejectedError ? await findExisting() : undefined;
        if (!created) throw error;
        return created;
      });
    },
    readRefund: async (ref) => toRefund(await request(Refund, `/v1/refunds/${ref}`)),
    readEvent: (message) =>
      hasValidSignature(message, { secret: webhookSecret, isLive })
        ? readEvent(message.raw)
        : undefined,
  };
}

/** True for `checkout.paymongo.com` if the API is `api.paymongo.com`: shoppers are sent there. */
function isOfProvider(checkoutUrl: string, apiUrl: string): boolean {
  const [checkout, api] = [new URL(checkoutUrl), new URL(apiUrl)];
  const domain = api.hostname.replace(/^api\./, '');
  const isOwnHost = checkout.hostname === domain || checkout.hostname.endsWith(`.${domain}`);
  return isOwnHost && checkout.protocol === api.protocol;
}

interface PostRequest {
  attributes: object;
  /** Idempotency key. */
  key?: string;
}
