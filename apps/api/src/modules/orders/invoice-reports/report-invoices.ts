import { requireShop, type Ctx } from '#api/platform/context.ts';
import { toDocument } from '../invoices/document.ts';
import {
  listDueReports,
  postponeReport,
  queueReports,
  recordOutcome,
} from './invoice-reports.queries.ts';
import type { InvoiceReporter } from './reporter.ts';
import type { DocumentSigner } from './sign-document.ts';

const batchSize = 50;

export interface InvoiceReporting {
  reporter: InvoiceReporter;
  signer: DocumentSigner;
  /** First day, in Manila, whose documents are reported. */
  from: string;
}

/**
 * Reports a batch of documents and returns whether there may be more. After the first without an
 * answer, the others wait for the next run: the tax office is probably away.
 */
export async function reportInvoices(
  ctx: Ctx,
  { reporter, signer, from }: InvoiceReporting,
  signal?: AbortSignal,
): Promise<boolean> {
  requireShop(ctx);
  await ctx.transact((tx) => queueReports(tx, from));
  const due = await listDueReports(ctx.read, batchSize);
  for (const { id, ...stored } of due) {
    if (signal?.aborted) return false;
    const document = toDocument(stored);
    const details = { document: document.number, orderNumber: document.order.number };
    try {
      const outcome = await reporter.report({
        number: document.number,
        hash: document.hash,
        signed: await signer.sign(document),
      });
      await ctx.transact((tx) => recordOutcome(tx, id, outcome));
      if (outcome.state === 'rejected') {
        ctx.log.error({ ...details, reason: outcome.reason }, 'the tax office rejected a document');
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const { state } = await ctx.transact((tx) => postponeReport(tx, id, reason));
      const message =
        state === 'overdue'
          ? 'a document was not reported within three days'
          : 'could not report a document; will retry';
      ctx.log[state === 'overdue' ? 'error' : 'warn']({ ...details, err: error }, message);
      return false;
    }
  }
  return due.length === batchSize;
}
