import { asCentavos } from '@sirkito/commerce';
import { z } from 'zod';
import type { ProviderPayment, ProviderRefund } from '../../payment/provider.ts';

// These schemas cover only the fields that the shop reads.
const Amount = z.int().transform(asCentavos);
const Metadata = z.object({ attempt: z.string().optional() }).nullish();

export const PaidPayment = z.object({
  id: z.string().min(1).max(100),
  attributes: z.object({
    amount: Amount,
    currency: z.string().max(10),
    status: z.string(),
    metadata: Metadata,
  }),
});

export const Session = z.object({
  id: z.string().min(1).max(100),
  attributes: z.object({
    checkout_url: z.url(),
    status: z.string(),
    payments: z
      .array(PaidPayment)
      .nullish()
      .transform((payments) => payments ?? []),
    metadata: Metadata,
  }),
});

export const Refund = z.object({
  id: z.string().min(1).max(100),
  attributes: z.object({
    amount: Amount,
    payment_id: z.string(),
    status: z.string(),
    metadata: z.object({ refund: z.string().optional() }).nullish(),
  }),
});

export const toPayment = ({ id, attributes }: z.output<typeof PaidPayment>): ProviderPayment => ({
  ref: id,
  amount: attributes.amount,
  currency: attributes.currency,
});

const refundStatuses: Record<string, ProviderRefund['status']> = {
  succeeded: 'done',
  failed: 'failed',
};

export const toRefund = ({ id, attributes }: z.output<typeof Refund>): ProviderRefund => ({
  ref: id,
  refundId: attributes.metadata?.refund,
  amount: attributes.amount,
  status: refundStatuses[attributes.status] ?? 'sent',
});
