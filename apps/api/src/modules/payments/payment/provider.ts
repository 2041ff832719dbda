import type { Centavos, OnlineMethod } from '@sirkito/commerce';

export interface NewSession {
  /** Idempotency key: repeating it opens no second session. */
  attemptId: string;
  orderNumber: string;
  method: OnlineMethod;
  amount: Centavos;
  paidUrl: string;
  cancelledUrl: string;
}

export interface ProviderPayment {
  ref: string;
  amount: Centavos;
  currency: string;
}

export interface ProviderSession {
  isExpired: boolean;
  /** Successful payments. A shopper can pay more than once. */
  paid: ProviderPayment[];
}

export interface ProviderRefund {
  ref: string;
  /** Our refund id; undefined for a refund made in the provider's dashboard. */
  refundId: string | undefined;
  amount: Centavos;
  status: 'sent' | 'done' | 'failed';
}

export interface NewRefund {
  refundId: string;
  paymentRef: string;
  amount: Centavos;
  reason: string;
}

/** A webhook event whose signature has been verified. */
export type ProviderEvent = { id: string; type: string } & (
  | { about: 'paid'; sessionRef?: string; attemptId?: string; payments: ProviderPayment[] }
  | { about: 'failed'; attemptId?: string; reason: string }
  | { about: 'refunds'; paymentRef: string; refunds: ProviderRefund[] }
  | { about: 'other' }
);

export interface SignedMessage {
  /** The request body byte for byte, because the signature covers it. */
  raw: string;
  signature: string;
  at: Date;
}

/** An online payment provider. Every call goes over the network: never call it in a transaction. */
export interface PaymentProvider {
  name: 'paymongo';
  isTest: boolean;
  openSession: (session: NewSession) => Promise<{ sessionRef: string; checkoutUrl: string }>;
  readSession: (sessionRef: string) => Promise<ProviderSession>;
  expireSession: (sessionRef: string) => Promise<void>;
  /** Refunds once, however often it is called with the same refund id. */
  refund: (refund: NewRefund) => Promise<ProviderRefund>;
  readRefund: (ref: string) => Promise<ProviderRefund>;
  /** Returns undefined if the signature is invalid or too old. */
  readEvent: (message: SignedMessage) => ProviderEvent | undefined;
}

/** The provider rejected the request; retrying does not help. */
export class ProviderRejectedError extends Error {}

/** The provider does not know the requested resource. */
export class ProviderNotFoundError extends Error {}
