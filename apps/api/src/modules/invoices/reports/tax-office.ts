import { z } from 'zod';
import type { InvoiceReporter, ReportOutcome, SignedDocument } from './reporter.ts';

const maxReasonLength = 500;
const maxAnswerBytes = 64 * 1024;

/** PostgreSQL stores no NUL. */
const controls = /\p{Cc}+/gu;
const Accepted = z.object({
  reference: z.string().regex(/^\P{Cc}{1,100}$/u),
});
const Duplicate = Accepted.extend({ documentHash: z.string() });
const Rejected = z.object({
  reason: z
    .string()
    .transform((reason) => reason.replaceAll(controls, ' ').trim().slice(0, maxReasonLength))
    .pipe(z.string().min(1)),
});

const tryLater = [408, 425, 429];

/**
 * Reports to a tax office over HTTP. None has published an interface yet: this one is ours, as the
 * simulator speaks it, and changes with the designated one.
 */
export function createTaxOffice(url: string, timeoutMs = 10_000): InvoiceReporter {
  const address = new URL('v1/documents', url.endsWith('/') ? url : `${url}/`);
  return {
    async report(document, signal) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/jose', accept: 'application/json' },
          body: document.signed,
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
          redirect: 'manual',
        });
        return outcomeOf(document, response.status, await readAnswer(response));
      } catch {
        return { state: 'waiting', reason: "The tax office didn't answer", cause: 'unreachable' };
      }
    },
  };
}

/** Returns the JSON of an answer; undefined if it is none or too long. */
async function readAnswer(response: Response): Promise<unknown> {
  const body: ReadableStream<Uint8Array> | null = response.body;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxAnswerBytes) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}

function outcomeOf(
  { number, hash }: SignedDocument,
  status: number,
  answer: unknown,
): ReportOutcome {
  if (status >= 500 || tryLater.includes(status)) {
    return {
      state: 'waiting',
      reason: `The tax office answered ${status}`,
      cause: 'server_error',
    };
  }
  if (status === 201) {
    const { data } = Accepted.safeParse(answer);
    return data ? { state: 'accepted', reference: data.reference } : unreadable(status);
  }
  if (status === 409) {
    // An earlier report may have arrived although its answer was lost.
    const { data } = Duplicate.safeParse(answer);
    if (!data) return unreadable(status);
    const { reference, documentHash } = data;
    return documentHash === hash
      ? { state: 'accepted', reference }
      : {
          state: 'rejected',
          reason: `${number} is already reported as another document (${reference})`,
        };
  }
  if (status < 400) return unreadable(status);
  const { data } = Rejected.safeParse(answer);
  return {
    state: 'rejected',
    reason: data?.reason ?? `The tax office rejected the document (${status})`,
  };
}

const unreadable = (status: number): ReportOutcome => ({
  state: 'waiting',
  reason: `The tax office's answer couldn't be read (${status})`,
  cause: 'document',
});
