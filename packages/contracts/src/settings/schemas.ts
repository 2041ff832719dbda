import { z } from 'zod';
import { OneLine } from '../one-line.ts';
import { BankAccount } from '../payments/schemas.ts';
import { ShippingTable } from '../shipping/schemas.ts';

const line = (max: number) =>
  OneLine.min(1, 'Required').max(max, `Must be ${max} characters or fewer`);

/** Store details a retailer changes to run the shop under their own name. */
export const StoreProfile = z.object({
  brandName: line(40),
  tagline: line(120),
  quote: line(160),
  /** Empty if there is no physical store, which disables pickup. */
  address: z.string().trim().max(200, 'Must be 200 characters or fewer'),
  phone: line(40),
  email: z.email('Enter an email address like hello@example.com').max(254),
  openingHours: line(80),
});
export type StoreProfile = z.output<typeof StoreProfile>;

export const StoreProfileReply = z.object({ success: z.literal(true), data: StoreProfile });
export type StoreProfileReply = z.output<typeof StoreProfileReply>;

const points = z.int('Enter a whole number').min(1, 'Must be 1 or more').max(1_000);
const percent = z.number().min(0.1, 'Must be 0.1 or more').max(100, 'Must be 100 or less');

/** Limits of cash on delivery; see `CodSettings` in commerce. */
export const CodSettings = z
  .object({
    reviewFrom: points,
    refuseFrom: points,
    productShare: percent,
  })
  .refine(({ reviewFrom, refuseFrom }) => reviewFrom <= refuseFrom, {
    path: ['refuseFrom'],
    message: "Can't be less than the score for review",
  });
export type CodSettings = z.output<typeof CodSettings>;
export const CodSettingsReply = z.object({ success: z.literal(true), data: CodSettings });
export type CodSettingsReply = z.output<typeof CodSettingsReply>;

/** The seller on new invoices, and when those for cash on delivery are issued. */
export const InvoicingSettings = z.object({
  registeredName: line(120),
  registeredAddress: line(200),
  /** Empty if there is none. */
  tin: z
    .string()
    .trim()
    .overwrite((text) => text.replace(/^(\d{3})[\s-]?(\d{3})[\s-]?(\d{3})$/, '$1-$2-$3'))
    .regex(/^(\d{3}-\d{3}-\d{3})?$/, 'Enter 9 digits'),
  branchCode: z
    .string()
    .trim()
    .regex(/^\d{5}$/, 'Enter 5 digits; 00000 is the head office'),
  permit: OneLine.max(120, 'Must be 120 characters or fewer'),
  codInvoice: z.enum(['shipped', 'delivered']),
});
export type InvoicingSettings = z.output<typeof InvoicingSettings>;
export const InvoicingSettingsReply = z.object({
  success: z.literal(true),
  data: InvoicingSettings,
});
export type InvoicingSettingsReply = z.output<typeof InvoicingSettingsReply>;

const Settings = z.object({
  store: StoreProfile,
  bank: BankAccount,
  shipping: ShippingTable,
  cod: CodSettings,
  invoicing: InvoicingSettings,
});
export type Settings = z.output<typeof Settings>;
export const SettingsReply = z.object({ success: z.literal(true), data: Settings });
export type SettingsReply = z.output<typeof SettingsReply>;
