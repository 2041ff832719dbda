import { z } from 'zod';
import type { InvoiceReporter } from './reporter.ts';

const maxReasonLength = 500;

const Accepted = z.object({ reference: z.string().min(1).max(100) });
const Duplicate = Accepted.extend({ documentHash: z.string() });
const Rejected = z.object({ reason: z.string().min(1) });

/**
 * Reports to a tax office over HTTP. None has published an interface yet: this one is ours, as the
 * simulator speaks it, and changes with the designated one.
 */
export const createTaxOffice = (url: string, timeoutMs = 10_000): InvoiceReporter => ({
  async report({ number, hash, signed }) {
    const response = await fetch(new URL('/v1/documents', url), {
      method: 'POST',
      headers: { 'content-type': 'application/jose', accept: 'application/json' },
      body: signed,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    }).catch((error: unknown) => {
      throw new Error("The tax office didn't answer", { cause: error });
    });
    if (![201, 409, 422].includes(response.status)) {
      throw new Error(`The tax office answered ${response.status}`);
    }
    const body: unknown = await response.json();
    if (response.status === 201) {
      return { state: 'accepted', reference: Accepted.parse(body).reference };
    }
    if (response.status === 409) {
      // An earlier report may have arrived although its answer was lost.
      const { reference, documentHash } = Duplicate.parse(body);
      return documentHash === hash
        ? { state: 'accepted', reference }
        : { state: 'rejected', reason: `Another document ${number} was reported as ${reference}` };
    }
    const { reason } = Rejected.parse(body);
    return { state: 'rejected', reason: reason.slice(0, maxReasonLength) };
  },
});
