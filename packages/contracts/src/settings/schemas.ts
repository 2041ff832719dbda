import { z } from 'zod';
import { BankAccount } from '../payments/schemas.ts';
import { ShippingTable } from '../shipping/schemas.ts';
import { Tin } from '../tin.ts';

const line = (max: number) =>
  z.string().trim().min(1, 'Required').max(max, `Must be ${max} characters or fewer`);

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
  /** Printed on invoices; may be empty. */
  tin: Tin,
});
export type StoreProfile = z.output<typeof StoreProfile>;

export const StoreProfileReply = z.object({ success: z.literal(true), data: StoreProfile });
export type StoreProfileReply = z.output<typeof StoreProfileReply>;

const Settings = z.object({ store: StoreProfile, bank: BankAccount, shipping: ShippingTable });
export type Settings = z.output<typeof Settings>;
export const SettingsReply = z.object({ success: z.literal(true), data: Settings });
export type SettingsReply = z.output<typeof SettingsReply>;
