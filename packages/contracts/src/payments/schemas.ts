import { paymentMethods } from '@sirkito/commerce';
import { z } from 'zod';
import { Pesos } from '../money.ts';
import { OrderVersion } from '../orders/staff-schemas.ts';
import { maxProofBytes } from './limits.ts';

const line = (max: number) =>
  z.string().trim().min(1, 'Required').max(max, `Must be ${max} characters or fewer`);
const reply = <Data extends z.ZodType>(data: Data) => z.object({ success: z.literal(true), data });

export const PaymentReply = z.object({ success: z.literal(true), data: z.object({}) });
export type PaymentReply = z.output<typeof PaymentReply>;

/** The shop's bank account for transfers. */
export const BankAccount = z.object({
  bankName: line(80),
  accountName: line(80),
  accountNumber: line(40),
});
export type BankAccount = z.output<typeof BankAccount>;
export const BankAccountReply = reply(BankAccount);
export type BankAccountReply = z.output<typeof BankAccountReply>;

/** `isTest`: the payment provider is a simulator or uses a test key, so no real money moves. */
export const PaymentOptionsReply = reply(
  z.object({
    isTest: z.boolean(),
    /** Whether bank transfers are available. */
    hasBank: z.boolean(),
  }),
);
export type PaymentOptionsReply = z.output<typeof PaymentOptionsReply>;

const Refund = z.object({
  amount: Pesos,
  reason: z.string(),
  status: z.enum(['due', 'sent', 'done', 'failed']),
  at: z.iso.datetime(),
});

const OwnPayment = z.object({
  isTest: z.boolean(),
  /** Whether online payment can be started. */
  isPayable: z.boolean(),
  /** Methods the unpaid order can be switched to. */
  otherMethods: z.array(z.enum(paymentMethods)),
  refunds: z.array(Refund),
  /** Set while a bank transfer is awaited. */
  bank: BankAccount.nullable(),
  /** When proofs of transfer were received. */
  proofs: z.array(z.iso.datetime()),
});
export type OwnPayment = z.output<typeof OwnPayment>;
export const OwnPaymentReply = reply(OwnPayment);
export type OwnPaymentReply = z.output<typeof OwnPaymentReply>;

export const CheckoutReply = reply(z.object({ checkoutUrl: z.url() }));
export type CheckoutReply = z.output<typeof CheckoutReply>;

export const MethodBody = z.object({ paymentMethod: z.enum(paymentMethods) });
export type MethodDraft = z.input<typeof MethodBody>;

export const maxProofLength = Math.ceil(maxProofBytes / 3) * 4;

export const ProofBody = z.object({ picture: z.base64().min(1).max(maxProofLength) });
export type ProofDraft = z.input<typeof ProofBody>;

export const ConfirmBody = z.object({ reference: line(100), amount: Pesos });
export type ConfirmBody = z.output<typeof ConfirmBody>;
export type ConfirmDraft = z.input<typeof ConfirmBody>;

export const RefundBody = z.object({
  /** Every refund increases it, so a retry after a lost reply cannot refund twice. */
  version: OrderVersion,
  /** Omit to refund the full remaining amount. */
  amount: Pesos.refine((amount) => amount > 0, { error: 'Must be more than 0' }).optional(),
  reason: line(200),
});
export type RefundBody = z.output<typeof RefundBody>;
export type RefundDraft = z.input<typeof RefundBody>;

/** Payments and refunds of an order, for staff. */
const OrderPayments = z.object({
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
export type OrderPayments = z.output<typeof OrderPayments>;
export const OrderPaymentsReply = reply(OrderPayments);
export type OrderPaymentsReply = z.output<typeof OrderPaymentsReply>;

export const ProofParams = z.object({ orderId: z.uuid(), proofId: z.uuid() });
export type ProofParams = z.input<typeof ProofParams>;
/** As a `data:` URL, since an `img` cannot send a bearer token. */
export const ProofReply = reply(z.object({ picture: z.string() }));
export type ProofReply = z.output<typeof ProofReply>;
