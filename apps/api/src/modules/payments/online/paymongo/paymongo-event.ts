import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { PaidPayment, Refund, Session, toPayment, toRefund } from './paymongo-resources.ts';
import type { ProviderEvent, SignedMessage } from '../../payment/provider.ts';

const toleranceMs = 5 * 60_000;
const signatureFormat = /^t=(?<t>\d{1,12}),te=(?<te>[0-9a-f]*),li=(?<li>[0-9a-f]*)$/;

interface SigningKey {
  secret: string;
  isLive: boolean;
}

/** Verifies `Paymongo-Signature: t=…,te=…,li=…`, an HMAC of the timestamp and the raw body. */
export function hasValidSignature(
  { raw, signature, at }: SignedMessage,
  { secret, isLive }: SigningKey,
) {
  const { t, te, li } = signatureFormat.exec(signature.replaceAll(' ', ''))?.groups ?? {};
  if (t === undefined || Math.abs(at.getTime() - Number(t) * 1_000) > toleranceMs) return false;
  const expected = createHmac('sha256', secret).update(`${t}.${raw}`).digest();
  const given = Buffer.from((isLive ? li : te) ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const Event = z.object({
  data: z.object({
    id: z.string().min(1).max(100),
    attributes: z.object({ type: z.string().max(100), data: z.unknown() }),
  }),
});

const FailedPayment = z.object({
  attributes: z.object({
    failed_message: z.string().nullish(),
    metadata: z.object({ attempt: z.string().optional() }).nullish(),
  }),
});

const RefundedPayment = z.object({
  id: z.string(),
  attributes: z.object({ refunds: z.array(Refund).default([]) }),
});

/** Parses a webhook body. An unknown type or shape becomes `other`; invalid JSON returns undefined. */
export function readEvent(raw: string): ProviderEvent | undefined {
  const parsed = Event.safeParse(parseJson(raw));
  if (!parsed.success) return undefined;
  const { id, attributes } = parsed.data.data;
  const { type, data } = attributes;
  return { id, type, ...parseDetails(type, data) };
}

type Without<E> = E extends unknown ? Omit<E, 'id' | 'type'> : never;
type EventDetails = Without<ProviderEvent>;

function parseDetails(type: string, data: unknown): EventDetails {
  const session = Session.safeParse(data);
  if (type === 'checkout_session.payment.paid' && session.success) {
    const { id: sessionRef, attributes } = session.data;
    const payments = attributes.payments.filter(isPaid).map(toPayment);
    return { about: 'paid', sessionRef, ...attemptOf(attributes.metadata), payments };
  }
  const payment = PaidPayment.safeParse(data);
  if (type === 'payment.paid' && payment.success) {
    const { metadata } = payment.data.attributes;
    return { about: 'paid', ...attemptOf(metadata), payments: [toPayment(payment.data)] };
  }
  const failed = FailedPayment.safeParse(data);
  if (type === 'payment.failed' && failed.success) {
    const { failed_message: reason, metadata } = failed.data.attributes;
    return { about: 'failed', ...attemptOf(metadata), reason: reason ?? '' };
  }
  const refunded = RefundedPayment.safeParse(data);
  if (type === 'payment.refunded' && refunded.success) {
    const refunds = refunded.data.attributes.refunds.map(toRefund);
    return { about: 'refunds', paymentRef: refunded.data.id, refunds };
  }
  const refund = Refund.safeParse(data);
  if (type === 'payment.refund.updated' && refund.success) {
    const { payment_id: paymentRef } = refund.data.attributes;
    return { about: 'refunds', paymentRef, refunds: [toRefund(refund.data)] };
  }
  return { about: 'other' };
}

const isPaid = ({ attributes }: z.output<typeof PaidPayment>) => attributes.status === 'paid';

const attemptOf = (metadata: { attempt?: string | undefined } | null | undefined) =>
  metadata?.attempt === undefined ? {} : { attemptId: metadata.attempt };

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
