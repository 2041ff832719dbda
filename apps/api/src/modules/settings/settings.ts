import { defaultCodSettings, defaultShippingTable } from '@sirkito/commerce';
import { BankAccount } from '@sirkito/contracts/payments/schemas';
import { CodSettings, InvoicingSettings, StoreProfile } from '@sirkito/contracts/settings/schemas';
import { ShippingTable } from '@sirkito/contracts/shipping/schemas';
import type { z } from 'zod';

/** Every setting staff can change, with its schema and default. */
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
    },
  },
  /** A sample; the shop replaces it before it opens. */
  bank_account: {
    schema: BankAccount,
    default: {
      bankName: 'Sample Bank',
      accountName: 'Sirkito (sample account)',
      accountNumber: '0000-0000-0000',
    },
  },
  shipping: { schema: ShippingTable, default: defaultShippingTable },
  cash_on_delivery: { schema: CodSettings, default: defaultCodSettings },
  /** Always saved, by a migration. */
  invoicing: {
    schema: InvoicingSettings,
    default: { permit: '', codInvoice: 'delivered' },
  },
} as const satisfies Record<string, { schema: z.ZodType; default: object }>;

export type SettingKey = keyof typeof settings;
export type Setting<K extends SettingKey> = z.output<(typeof settings)[K]['schema']>;
