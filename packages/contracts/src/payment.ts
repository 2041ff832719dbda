import { paymentMethods } from '@sirkito/commerce';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Pesos } from './money.ts';
import { OrderVersion } from './order-staff.ts';
import { maxProofBytes, paymentPaths } from './paths/payment.ts';

const line = (max: number) =>
  z.string().trim().min(1, 'Please fill this in').max(max, `At most ${max} characters`);
const reply = <Data extends z.ZodType>(data: Data) => z.object({ success: z.literal(true), data });

const DoneReply = z.object({ success: z.literal(true), data: z.object({}) });
export type DoneReply = z.output<typeof DoneReply>;

/** Where a bank transfer goes. */
export const BankAccount = z.object({
  bankName: line(80),
  accountName: line(80),
  accountNumber: line(40),
});
export type BankAccount = z.output<typeof BankAccount>;
const BankAccountReply = reply(BankAccount);
export type BankAccountReply = z.output<typeof BankAccountReply>;

/** No real money moves while the payment provider is a simulator, or its key is for testing. */
const PaymentWaysReply = reply(
  z.object({
    isTest: z.boolean(),
    /** Whether money can be sent to an account of the shop. */
    hasBank: z.boolean(),
  }),
);
export type PaymentWaysReply = z.output<typeof PaymentWaysReply>;

const Refund = z.object({
  amount: Pesos,
  reason: z.string(),
  status: z.enum(['owed', 'sent', 'done', 'failed']),
  at: z.iso.datetime(),
});

const OwnPayment = z.object({
  isTest: z.boolean(),
  /** Whether a page to pay on can be opened now. */
  isPayable: z.boolean(),
  refunds: z.array(Refund),
  /** For a transfer that is awaited. */
  bank: BankAccount.nullable(),
  /** When proofs of the transfer came in. */
  proofs: z.array(z.iso.datetime()),
});
export type OwnPayment = z.output<typeof OwnPayment>;
const OwnPaymentReply = reply(OwnPayment);
export type OwnPaymentReply = z.output<typeof OwnPaymentReply>;

const PayPage = z.object({ checkoutUrl: z.url() });
/** Once more beside `data`, for pages of earlier builds. */
const SessionReply = PayPage.extend({ success: z.literal(true), data: PayPage });
export type SessionReply = z.output<typeof SessionReply>;

const maxBase64 = Math.ceil(maxProofBytes / 3) * 4;

const ProofBody = z.object({ picture: z.base64().min(1).max(maxBase64) });
export type ProofDraft = z.input<typeof ProofBody>;

const ConfirmBody = z.object({ reference: line(100), amount: Pesos });
export type ConfirmBody = z.output<typeof ConfirmBody>;
export type ConfirmDraft = z.input<typeof ConfirmBody>;

const RefundBody = z.object({
  /** Each refund raises it, so that one whose answer was lost is not given twice. */
  version: OrderVersion,
  /** Absent: all that is left. */
  amount: Pesos.refine((amount) => amount > 0, { error: 'must be more than nothing' }).optional(),
  reason: line(200),
});
export type RefundBody = z.output<typeof RefundBody>;
export type RefundDraft = z.input<typeof RefundBody>;

/** The money of one order, for staff. */
const OrderMoney = z.object({
  paid: Pesos,
  refunded: Pesos,
  payments: z.array(
    z.object({
      _id: z.uuid(),
      provider: z.string(),
      method: z.enum(paymentMethods),
      amount: Pesos,
      status: z.enum(['starting', 'open', 'paid', 'expired']),
      reference: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  refunds: z.array(Refund),
  proofs: z.array(z.object({ _id: z.uuid(), at: z.iso.datetime() })),
});
export type OrderMoney = z.output<typeof OrderMoney>;
const OrderMoneyReply = reply(OrderMoney);
export type OrderMoneyReply = z.output<typeof OrderMoneyReply>;

const ProofParams = z.object({ orderId: z.uuid(), proofId: z.uuid() });
export type ProofParams = z.input<typeof ProofParams>;
/** As a data: address, since a picture cannot carry a bearer. */
const ProofReply = reply(z.object({ picture: z.string() }));
export type ProofReply = z.output<typeof ProofReply>;

const OrderId = z.object({ orderId: z.uuid() });
const own = ['auth.required', 'request.invalid', 'order.not_found'] as const;
const staff = [...own, 'auth.wrong_role'] as const;

export const paymentApi = {
  ways: endpoint(paymentPaths.ways, {
    access: 'shopper',
    summary: 'Whether payments are real, and bank transfers possible',
    reply: PaymentWaysReply,
    errors: ['auth.required'],
  }),
  view: endpoint(paymentPaths.view, {
    access: 'shopper',
    summary: 'The payment of one of one’s own orders',
    params: OrderId,
    reply: OwnPaymentReply,
    errors: own,
  }),
  start: endpoint(paymentPaths.start, {
    access: 'shopper',
    summary: 'Open the page where one of one’s own orders is paid, or the one already open',
    params: OrderId,
    limit: { calls: 30, seconds: 600 },
    reply: SessionReply,
    errors: [...own, 'payment.not_open', 'payment.provider_away'],
  }),
  addProof: endpoint(paymentPaths.addProof, {
    access: 'shopper',
    summary: 'Send a photo or screenshot of a bank transfer',
    params: OrderId,
    body: ProofBody,
    maxBytes: maxBase64 + 1_000,
    limit: { calls: 20, seconds: 3_600 },
    reply: DoneReply,
    errors: [...own, 'payment.not_open', 'payment.bad_picture', 'payment.too_many_proofs'],
  }),
  paymongo: endpoint(paymentPaths.paymongo, {
    access: 'public',
    summary: 'For PayMongo alone: signed news of payments and refunds',
    body: z.unknown(),
    reply: DoneReply,
    errors: ['payment.bad_signature'],
  }),
  money: endpoint(paymentPaths.money, {
    access: 'staff',
    summary: 'What was paid for an order and given back',
    params: OrderId,
    reply: OrderMoneyReply,
    errors: staff,
  }),
  viewProof: endpoint(paymentPaths.viewProof, {
    access: 'staff',
    summary: 'The picture of a bank transfer',
    params: ProofParams,
    reply: ProofReply,
    errors: [...staff, 'payment.proof_not_found'],
  }),
  confirm: endpoint(paymentPaths.confirm, {
    access: 'staff',
    summary: 'Say that a bank transfer or the cash of an order has arrived',
    params: OrderId,
    body: ConfirmBody,
    reply: OrderMoneyReply,
    errors: [
      ...staff,
      'payment.not_confirmable',
      'payment.amount_differs',
      'payment.reference_used',
    ],
  }),
  refund: endpoint(paymentPaths.refund, {
    access: 'staff',
    summary: 'Give back all or part of what was paid for an order',
    params: OrderId,
    body: RefundBody,
    reply: OrderMoneyReply,
    errors: [...staff, 'order.changed_meanwhile', 'payment.refund_too_much'],
  }),
  changeBankAccount: endpoint(paymentPaths.changeBankAccount, {
    access: 'staff',
    summary: 'Replace the account that bank transfers go to',
    body: BankAccount,
    reply: BankAccountReply,
    errors: ['auth.required', 'auth.wrong_role', 'request.invalid'],
  }),
};
