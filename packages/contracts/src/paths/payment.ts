import type { OrderParams } from '../order.ts';
import type {
  BankAccount,
  BankAccountReply,
  ConfirmDraft,
  DoneReply,
  OrderMoneyReply,
  OwnPaymentReply,
  PaymentWaysReply,
  ProofDraft,
  ProofParams,
  ProofReply,
  RefundDraft,
  SessionReply,
} from '../payment.ts';
import { call } from './call.ts';

/** What a picture of a transfer may weigh. */
export const maxProofBytes = 5_000_000;

export const paymentPaths = {
  ways: call<{ reply: PaymentWaysReply }>('GET', '/api/payments/ways'),
  view: call<{ params: OrderParams; reply: OwnPaymentReply }>(
    'GET',
    '/api/payments/orders/:orderId',
  ),
  start: call<{ params: OrderParams; reply: SessionReply }>(
    'POST',
    '/api/payments/orders/:orderId/session',
  ),
  addProof: call<{ params: OrderParams; body: ProofDraft; reply: DoneReply }>(
    'POST',
    '/api/payments/orders/:orderId/proof',
  ),
  paymongo: call<{ body: unknown; reply: DoneReply }>('POST', '/api/payments/paymongo'),
  money: call<{ params: OrderParams; reply: OrderMoneyReply }>(
    'GET',
    '/api/admin/orders/:orderId/payments',
  ),
  viewProof: call<{ params: ProofParams; reply: ProofReply }>(
    'GET',
    '/api/admin/orders/:orderId/proofs/:proofId',
  ),
  confirm: call<{ params: OrderParams; body: ConfirmDraft; reply: OrderMoneyReply }>(
    'POST',
    '/api/admin/orders/:orderId/confirm-payment',
  ),
  refund: call<{ params: OrderParams; body: RefundDraft; reply: OrderMoneyReply }>(
    'POST',
    '/api/admin/orders/:orderId/refund',
  ),
  changeBankAccount: call<{ body: BankAccount; reply: BankAccountReply }>(
    'PUT',
    '/api/admin/settings/bank-account',
  ),
};
