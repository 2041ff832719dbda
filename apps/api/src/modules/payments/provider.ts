import type { OnlineMethod } from '@sirkito/commerce';

export interface NewSession {
  /** The attempt it is for: asking again with the same one opens no second page. */
  attemptId: string;
  orderNumber: string;
  method: OnlineMethod;
  /** In centavos. */
  amount: number;
  paidUrl: string;
  cancelledUrl: string;
}

export interface ProviderPayment {
  ref: string;
  amount: number;
  currency: string;
}

export interface ProviderSession {
  isExpired: boolean;
  /** Those that were paid; a shopper may have tried more than once. */
  paid: ProviderPayment[];
}

export interface ProviderRefund {
  ref: string;
  /** Ours, where the provider knows it; a refund made in its dashboard has none. */
  refundId: string | undefined;
  amount: number;
  status: 'sent' | 'done' | 'failed';
}

export interface NewRefund {
  refundId: string;
  paymentRef: string;
  amount: number;
  reason: string;
}

/** News from the provider, already known to be from it. */
export type ProviderEvent = { id: string; type: string } & (
  | { about: 'paid'; sessionRef?: string; attemptId?: string; payments: ProviderPayment[] }
  | { about: 'failed'; attemptId?: string; reason: string }
  | { about: 'refunds'; paymentRef: string; refunds: ProviderRefund[] }
  | { about: 'other' }
);

export interface SignedMessage {
  /** Byte for byte as it came: the signature is over these. */
  raw: string;
  signature: string;
  at: Date;
}

/** Whoever takes the money. Every call is network: never inside a transaction. */
export interface PaymentProvider {
  name: 'paymongo';
  isTest: boolean;
  openSession: (session: NewSession) => Promise<{ sessionRef: string; checkoutUrl: string }>;
  readSession: (sessionRef: string) => Promise<ProviderSession>;
  expireSession: (sessionRef: string) => Promise<void>;
  /** Gives the money back once, however often it is asked. */
  refund: (refund: NewRefund) => Promise<ProviderRefund>;
  readRefund: (ref: string) => Promise<ProviderRefund>;
  /** Undefined when it is not from the provider, or too old to believe. */
  readEvent: (message: SignedMessage) => ProviderEvent | undefined;
}

/** The provider understood and said no: asking again will not help. */
export class ProviderRefusal extends Error {}

/** The provider knows nothing of what it was asked about. */
export class ProviderIgnorance extends Error {}
