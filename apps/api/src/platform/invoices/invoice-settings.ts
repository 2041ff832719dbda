import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { parsePublicKey, parseSigningKey } from './signing-key.ts';

export const invoiceSettings = {
  INVOICE_SIGNING_KEY: z
    .string()
    .default('')
    .refine((key) => !key || parseSigningKey(key), 'must be a P-256 private key in PEM, as base64')
    .transform((key) => parseSigningKey(key))
    .describe('Signs invoices as JWS: a P-256 private key in PEM, as base64 on one line; optional'),
  INVOICE_EARLIER_KEYS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean).map(parsePublicKey))
    .refine((keys) => keys.every(Boolean), 'must be P-256 public keys in PEM, as base64')
    .transform((keys) => keys.filter((key) => key !== undefined))
    .describe('Public keys of earlier signatures, also published: PEM as base64, comma-separated'),
  INVOICE_REPORT_URL: z
    .union([z.url(), z.literal('')])
    .default('')
    .describe('System of the tax office that documents are reported to; empty reports nothing'),
  INVOICE_REPORT_FROM: z
    .union([z.iso.date(), z.literal('')])
    .default('')
    .describe('First day whose documents are reported, such as 2027-01-01'),
};

interface Checked {
  SHOP_MODE: 'demo' | 'live';
  INVOICE_SIGNING_KEY: KeyObject | undefined;
  INVOICE_REPORT_URL: string;
  INVOICE_REPORT_FROM: string;
}

/** A demo shop must not report its invented sales to a real tax office. */
const isOwnMachine = (url: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** Reporting needs a key and a first day, in live mode HTTPS and in demo mode this machine. */
export function checkInvoiceSettings(env: Checked, check: z.core.$RefinementCtx): void {
  if (!env.INVOICE_REPORT_URL) return;
  const fail = (name: keyof Checked, message: string) =>
    check.addIssue({ code: 'custom', path: [name], message });
  for (const name of ['INVOICE_SIGNING_KEY', 'INVOICE_REPORT_FROM'] as const) {
    if (!env[name]) fail(name, 'must be set if INVOICE_REPORT_URL is');
  }
  if (env.SHOP_MODE === 'live' && !env.INVOICE_REPORT_URL.startsWith('https:')) {
    fail('INVOICE_REPORT_URL', 'must be https in live mode, not the simulator');
  }
  if (env.SHOP_MODE === 'demo' && !isOwnMachine(env.INVOICE_REPORT_URL)) {
    fail('INVOICE_REPORT_URL', 'must be the simulator on this machine in demo mode');
  }
}
