import type { OrderParams } from '../orders/schemas.ts';
import type {
  BankAccount,
  BankAccountReply,
  ConfirmDraft,
  PaymentReply,
  MethodDraft,
  OrderPaymentsReply,
  OwnPaymentReply,
  PaymentOptionsReply,
  ProofDraft,
  ProofParams,
  ProofReply,
  RefundDraft,
  CheckoutReply,
} from './schemas.ts';
import { call } from '../call.ts';

export const paymentPaths = {
  options: call<{ reply: PaymentOptionsReply }>('GET', '/api/payments/ways'),
  view: call<{ params: OrderParams; reply: OwnPaymentReply }>(
    'GET',
    '/api/payments/orders/:orderId',
  ),
  start: call<{ params: OrderParams; reply: CheckoutReply }>(
    'POST',
    '/api/payments/orders/:orderId/session',
  ),
  changeMethod: call<{ params: OrderParams; body: MethodDraft; reply: PaymentReply }>(
    'PUT',
    '/api/payments/orders/:orderId/method',
  ),
  addProof: call<{ params: OrderParams; body: ProofDraft; reply: PaymentReply }>(
    'POST',
    '/api/payments/orders/:orderId/proof',
  ),
  paymongo: call<{ body: unknown; reply: PaymentReply }>('POST', '/api/payments/paymongo'),
  orderPayments: call<{ params: OrderParams; reply: OrderPaymentsReply }>(
    'GET',
    '/api/admin/orders/:orderId/payments',
  ),
  viewProof: call<{ params: ProofParams; reply: ProofReply }>(
    'GET',
    '/api/admin/orders/:orderId/proofs/:proofId',
  ),
  confirm: call<{ params: OrderParams; body: ConfirmDraft; reply: OrderPaymentsReply }>(
    'POST',
    '/api/admin/orders/:orderId/confirm-payment',
  ),
  refund: call<{ params: OrderParams; body: RefundDraft; reply: OrderPaymentsReply }>(
    'POST',
    '/api/admin/orders/:orderId/refund',
  ),
  changeBankAccount: call<{ body: BankAccount; reply: BankAccountReply }>(
    'PUT',
    '/api/admin/settings/bank-account',
  ),
};
