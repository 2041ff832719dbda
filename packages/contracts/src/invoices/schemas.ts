import { z } from 'zod';
import { Pesos } from '../money.ts';
import { Order } from '../orders/schemas.ts';
import { Tin } from '../tin.ts';

const Invoice = z.object({
  number: z.string(),
  issuedAt: z.iso.datetime(),
  buyerName: z.string(),
  /** Empty if not given. */
  tin: z.string(),
  /** Whether the buyer can still be changed. */
  isOpen: z.boolean(),
  vatableSales: Pesos,
  order: Order,
});
export type Invoice = z.output<typeof Invoice>;

export const InvoiceReply = z.object({ success: z.literal(true), invoice: Invoice });
export type InvoiceReply = z.output<typeof InvoiceReply>;

export const InvoicesReply = z.object({ success: z.literal(true), data: z.array(Invoice) });
export type InvoicesReply = z.output<typeof InvoicesReply>;

export const InvoiceBuyer = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter the name for the invoice')
    .max(120, 'Must be 120 characters or fewer'),
  tin: Tin.default(''),
});
export type InvoiceBuyer = z.output<typeof InvoiceBuyer>;
export type InvoiceBuyerDraft = z.input<typeof InvoiceBuyer>;

export const InvoiceParams = z.object({ orderId: z.uuid() });
export type InvoiceParams = z.input<typeof InvoiceParams>;
