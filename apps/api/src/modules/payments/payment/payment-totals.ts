import {
  formatPesosInText,
  sumCentavos,
  toPesos,
  type Centavos,
  type PaymentStatus,
} from '@sirkito/commerce';
import type { PaymentRow } from './payments.queries.ts';

export const formatCentavos = (amount: Centavos): string => formatPesosInText(toPesos(amount));

export interface PaymentTotals {
  paid: Centavos;
  refunded: Centavos;
}

/** Sums captured payments and their refunds. */
export function sumPayments(payments: readonly PaymentRow[]): PaymentTotals {
  const captured = payments.filter(({ status }) => status === 'paid');
  return {
    paid: sumCentavos(captured.map(({ amount }) => amount)),
    refunded: sumCentavos(captured.map(({ refunded }) => refunded)),
  };
}

/** Derives the order's payment status. `npm run reconcile` checks the same rule in SQL. */
export function paymentStatusOf({ paid, refunded }: PaymentTotals, total: Centavos): PaymentStatus {
  if (paid === refunded) return 'refunded';
  return paid - refunded < total ? 'partially_refunded' : 'paid';
}
