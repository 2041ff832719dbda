import { randomBytes } from 'node:crypto';

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('base64url')}`;
const now = () => Math.floor(Date.now() / 1_000);

type Metadata = Record<string, string>;

export interface SessionInput {
  line_items?: { name: string; amount: number; currency: string; quantity: number }[];
  payment_method_types?: string[];
  description?: string;
  reference_number?: string;
  success_url?: string;
  cancel_url?: string;
  metadata?: Metadata;
}

interface Refund {
  id: string;
  type: 'refund';
  attributes: {
    amount: number;
    currency: string;
    payment_id: string;
    reason: string;
    notes: string | null;
    status: 'pending' | 'succeeded' | 'failed';
    metadata: Metadata;
    created_at: number;
  };
}

export interface Payment {
  id: string;
  type: 'payment';
  attributes: {
    amount: number;
    currency: string;
    status: 'paid' | 'failed';
    failed_code: string | null;
    failed_message: string | null;
    description: string;
    external_reference_number: string;
    source: { id: string; type: string };
    metadata: Metadata;
    refunds: Refund[];
    livemode: false;
    paid_at: number | null;
    created_at: number;
  };
}

export interface Session {
  id: string;
  type: 'checkout_session';
  attributes: Required<Omit<SessionInput, 'description'>> & {
    description: string;
    checkout_url: string;
    status: 'active' | 'expired';
    payments: Payment[];
    livemode: false;
    created_at: number;
  };
}

/** A client error in PayMongo's format. */
export class ProviderError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Stores the simulated provider's data in memory. */
export function createLedger(origin: () => string) {
  const sessions = new Map<string, Session>();
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, Refund>();

  const find = <T>(resources: Map<string, T>, id: string): T => {
    const one = resources.get(id);
    if (!one) throw new ProviderError(404, `No such resource: ${id}`);
    return one;
  };
  const amountOf = ({ attributes }: Session) =>
    attributes.line_items.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);

  function openSession(input: SessionInput): Session {
    const { line_items = [], payment_method_types = [], success_url, cancel_url } = input;
    const isWhole = line_items.every(({ amount }) => Number.isInteger(amount) && amount > 0);
    if (line_items.length === 0 || !isWhole) throw new ProviderError(400, 'line_items are invalid');
    if (payment_method_types.length === 0) {
      throw new ProviderError(400, 'payment_method_types is empty');
    }
    const id = newId('cs');
    const session: Session = {
      id,
      type: 'checkout_session',
      attributes: {
        line_items,
        payment_method_types,
        description: input.description ?? '',
        reference_number: input.reference_number ?? '',
        success_url: success_url ?? origin(),
        cancel_url: cancel_url ?? origin(),
        metadata: input.metadata ?? {},
        checkout_url: `${origin()}/checkout/${id}`,
        status: 'active',
        payments: [],
        livemode: false,
        created_at: now(),
      },
    };
    sessions.set(id, session);
    return session;
  }

  const paidOf = ({ attributes }: Session) =>
    attributes.payments.find((payment) => payment.attributes.status === 'paid');

  /** Pays a session once; a second call returns the same payment. */
  function pay(session: Session, failure?: string): Payment {
    const paid = paidOf(session);
    if (paid) return paid;
    const { description, reference_number, payment_method_types, metadata } = session.attributes;
    const payment: Payment = {
      id: newId('pay'),
      type: 'payment',
      attributes: {
        amount: amountOf(session),
        currency: 'PHP',
        status: failure ? 'failed' : 'paid',
        failed_code: failure ? 'generic_decline' : null,
        failed_message: failure ?? null,
        description,
        external_reference_number: reference_number,
        source: { id: newId('src'), type: payment_method_types[0] ?? 'card' },
        metadata,
        refunds: [],
        livemode: false,
        paid_at: failure ? null : now(),
        created_at: now(),
      },
    };
    payments.set(payment.id, payment);
    session.attributes.payments.push(payment);
    return payment;
  }

  function expire(session: Session): Session {
    if (paidOf(session)) throw new ProviderError(400, 'The session is already paid');
    session.attributes.status = 'expired';
    return session;
  }

  interface RefundInput {
    amount?: number;
    payment_id?: string;
    reason?: string;
    notes?: string;
    metadata?: Metadata;
  }

  function refund({ amount = 0, payment_id = '', reason = '', notes, metadata = {} }: RefundInput) {
    const payment = find(payments, payment_id);
    const refunded = payment.attributes.refunds.reduce(
      (sum, one) => sum + one.attributes.amount,
      0,
    );
    if (payment.attributes.status !== 'paid' || amount <= 0) {
      throw new ProviderError(400, 'Not paid');
    }
    if (refunded + amount > payment.attributes.amount) {
      throw new ProviderError(400, 'The refund exceeds the remaining amount of the payment');
    }
    const made: Refund = {
      id: newId('ref'),
      type: 'refund',
      attributes: {
        amount,
        currency: 'PHP',
        payment_id,
        reason,
        notes: notes ?? null,
        status: 'pending',
        metadata,
        created_at: now(),
      },
    };
    refunds.set(made.id, made);
    payment.attributes.refunds.push(made);
    return { refund: made, payment };
  }

  return {
    openSession,
    pay,
    paidOf,
    expire,
    refund,
    amountOf,
    session: (id: string) => find(sessions, id),
    payment: (id: string) => find(payments, id),
    refundOf: (id: string) => find(refunds, id),
  };
}

export type Ledger = ReturnType<typeof createLedger>;
