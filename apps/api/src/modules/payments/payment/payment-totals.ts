import {
  formatPesosInText,
  toPesos,
  type Centavos,
  type PaymentStatus,
  type Pesos,
} from '@sirkito/commerce';
import type { PaymentRow } from './payments.queries.ts';

export const pesos = (amount: number): Pesos => toPesos(amount as Centavos);
export const formatCentavos = (amount: number): string => formatPesosInText(pesos(amount));

export interface PaymentTotals {
  paid: number;
  refunded: number;
}

/** Sums captured payments and their refunds, in centavos. */
export function sumPayments(payments: readonly PaymentRow[]): PaymentTotals {
  const captured = payments.filter(({ status }) => status === 'paid');
  return {
    paid: captured.reduce((sum, { amount }) => sum + amount, 0),
    refunded: captured.reduce((sum, { refunded }) => sum + refunded, 0),
  };
}

/** Derives the order's payment status. `npm run reconcile` checks the same rule in SQL. */
export function paymentStatusOf({ paid, refunded }: PaymentTotals, total: number): PaymentStatus {
  if (paid === refunded) return 'refunded';
  return paid - refunded < total ? 'partially_refunded' : 'paid';
}
