import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paymentPaths } from './paths.ts';
import {
  PaymentReply,
  BankAccount,
  BankAccountReply,
  PaymentOptionsReply,
  OwnPaymentReply,
  CheckoutReply,
  MethodBody,
  maxProofLength,
  ProofBody,
  ConfirmBody,
  RefundBody,
  OrderPaymentsReply,
  ProofParams,
  ProofReply,
} from './schemas.ts';

const OrderId = z.object({ orderId: z.uuid() });

export const paymentApi = {
  options: endpoint(paymentPaths.options, {
    access: 'shopper',
    summary: 'Retrieve payment options: test mode and bank transfer availability',
    reply: PaymentOptionsReply,
  }),
  view: endpoint(paymentPaths.view, {
    access: 'shopper',
    summary: 'Retrieve the payment for your order',
    params: OrderId,
    reply: OwnPaymentReply,
    errors: ['order.not_found'],
  }),
  start: endpoint(paymentPaths.start, {
    access: 'shopper',
    summary: 'Create a checkout session for your order, or return the open one',
    params: OrderId,
    limit: { calls: 30, seconds: 600 },
    reply: CheckoutReply,
    errors: ['order.not_found', 'payment.not_open', 'payment.provider_unavailable'],
  }),
  changeMethod: endpoint(paymentPaths.changeMethod, {
    access: 'shopper',
    summary: 'Switch your unpaid order to another payment method',
    params: OrderId,
    body: MethodBody,
    limit: { calls: 30, seconds: 600 },
    reply: PaymentReply,
    errors: ['order.not_found', 'payment.not_open', 'payment.method_unavailable'],
  }),
  addProof: endpoint(paymentPaths.addProof, {
    access: 'shopper',
    summary: 'Upload proof of a bank transfer',
    params: OrderId,
    body: ProofBody,
    maxBytes: maxProofLength + 1_000,
    limit: { calls: 20, seconds: 3_600 },
    reply: PaymentReply,
    errors: [
      'order.not_found',
      'payment.not_open',
      'payment.proof_unreadable',
      'payment.too_many_proofs',
    ],
  }),
  paymongo: endpoint(paymentPaths.paymongo, {
    access: 'public',
    summary: 'Receive signed PayMongo webhooks',
    body: z.unknown(),
    reply: PaymentReply,
    errors: ['payment.bad_signature'],
  }),
  orderPayments: endpoint(paymentPaths.orderPayments, {
    access: { staff: 'orders', action: 'view' },
    summary: 'Retrieve the payments and refunds of an order',
    params: OrderId,
    reply: OrderPaymentsReply,
    errors: ['order.not_found'],
  }),
  viewProof: endpoint(paymentPaths.viewProof, {
    access: { staff: 'orders', action: 'view' },
    summary: 'Retrieve the image of a proof of payment',
    params: ProofParams,
    reply: ProofReply,
    errors: ['order.not_found', 'payment.proof_not_found'],
  }),
  confirm: endpoint(paymentPaths.confirm, {
    access: { staff: 'orders', action: 'change' },
    summary: 'Confirm a bank transfer or cash payment',
    params: OrderId,
    body: ConfirmBody,
    reply: OrderPaymentsReply,
    errors: [
      'order.not_found',
      'payment.not_confirmable',
      'payment.amount_differs',
      'payment.reference_used',
    ],
  }),
  refund: endpoint(paymentPaths.refund, {
    access: { staff: 'orders', action: 'change' },
    summary: 'Refund an order in full or in part',
    params: OrderId,
    body: RefundBody,
    reply: OrderPaymentsReply,
    errors: [
      'order.not_found',
      'auth.confirmation_required',
      'order.edit_conflict',
      'payment.refund_exceeds_payment',
    ],
  }),
  changeBankAccount: endpoint(paymentPaths.changeBankAccount, {
    access: { staff: 'settings', action: 'change' },
    summary: 'Update the bank account for transfers',
    body: BankAccount,
    reply: BankAccountReply,
    errors: ['auth.confirmation_required'],
  }),
};
