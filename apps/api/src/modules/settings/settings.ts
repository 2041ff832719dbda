import { usualShipping } from '@sirkito/commerce';
import { BankAccount } from '@sirkito/contracts/payment';
import { StoreProfile } from '@sirkito/contracts/settings';
import { ShippingTable } from '@sirkito/contracts/shipping';
import type { z } from 'zod';

/** Every setting staff can change: its shape, and what holds until they do. */
export const settings = {
  store_profile: {
    schema: StoreProfile,
    default: {
      brandName: 'Sirkito',
      tagline: 'Premium PC Components & Accessories',
      quote: 'Quality is Remembered Long after the price is forgotten',
      address: 'Unit 2C, 118 Kalayaan Avenue, Diliman, Quezon City, Metro Manila 1101',
      phone: '+63 2 8555 0148',
      email: 'hello@sirkito.test',
      openingHours: 'Mon-Fri 9AM to 5PM',
      tin: '',
    },
  },
  /** Nobody's: a shop puts in its own before it opens. */
  bank_account: {
    schema: BankAccount,
    default: {
      bankName: 'Sample Bank',
      accountName: 'Sirkito (sample account)',
      accountNumber: '0000-0000-0000',
    },
  },
  shipping: { schema: ShippingTable, default: usualShipping },
} as const satisfies Record<string, { schema: z.ZodType; default: object }>;

export type SettingKey = keyof typeof settings;
export type Setting<K extends SettingKey> = z.output<(typeof settings)[K]['schema']>;
