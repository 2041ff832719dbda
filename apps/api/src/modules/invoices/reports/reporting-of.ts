import type { Env } from '#api/platform/env.ts';
import type { InvoiceReporting } from './report-invoices.ts';
import { createSigner, publishedKeys, type DocumentSigner } from './sign-document.ts';
import { createTaxOffice } from './tax-office.ts';

/** Returns undefined if the shop doesn't sign its invoices. */
export const signerOf = ({ INVOICE_SIGNING_KEY: key }: Env): DocumentSigner | undefined =>
  key && createSigner(key);

/** Returns the function that lists the keys of signed invoices. */
export const invoiceKeysOf = (env: Env) => () =>
  publishedKeys(signerOf(env), env.INVOICE_EARLIER_KEYS);

/** Returns undefined if the shop doesn't report its invoices. */
export function reportingOf(env: Env): InvoiceReporting | undefined {
  const signer = signerOf(env);
  if (!env.INVOICE_REPORT_URL || !signer) return undefined;
  const reporter = createTaxOffice(env.INVOICE_REPORT_URL);
  return { reporter, signer, from: env.INVOICE_REPORT_FROM };
}
