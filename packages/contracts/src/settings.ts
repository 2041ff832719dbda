import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { BankAccount } from './payment.ts';
import { settingsPaths } from './paths/settings.ts';
import { ShippingTable } from './shipping.ts';
import { Tin } from './tin.ts';

const line = (max: number) =>
  z.string().trim().min(1, 'Please fill this in').max(max, `At most ${max} characters`);

/** Whose shop this is: everything a retailer changes to run it under their own name. */
export const StoreProfile = z.object({
  brandName: line(40),
  tagline: line(120),
  quote: line(160),
  /** Empty where there is no shop to visit; nothing is picked up then. */
  address: z.string().trim().max(200, 'At most 200 characters'),
  phone: line(40),
  email: z.email('An e-mail address, such as hello@example.com').max(254),
  openingHours: line(80),
  /** Stands on every invoice; a shop that has none yet leaves it empty. */
  tin: Tin,
});
export type StoreProfile = z.output<typeof StoreProfile>;

export const StoreProfileReply = z.object({ success: z.literal(true), data: StoreProfile });
export type StoreProfileReply = z.output<typeof StoreProfileReply>;

const Settings = z.object({ store: StoreProfile, bank: BankAccount, shipping: ShippingTable });
export type Settings = z.output<typeof Settings>;
const SettingsReply = z.object({ success: z.literal(true), data: Settings });
export type SettingsReply = z.output<typeof SettingsReply>;

export const settingsApi = {
  settings: endpoint(settingsPaths.settings, {
    access: 'staff',
    summary: 'Everything the shop lets its owner set, as it is now',
    reply: SettingsReply,
    errors: ['auth.required', 'auth.wrong_role', 'request.invalid'],
  }),
  storeProfile: endpoint(settingsPaths.storeProfile, {
    access: 'public',
    isShared: true,
    summary: 'The name, address, hours and words of this shop',
    reply: StoreProfileReply,
    errors: [],
  }),
  changeStoreProfile: endpoint(settingsPaths.changeStoreProfile, {
    access: 'staff',
    summary: 'Replace the store profile',
    body: StoreProfile,
    reply: StoreProfileReply,
    errors: ['auth.required', 'auth.wrong_role', 'request.invalid'],
  }),
};
