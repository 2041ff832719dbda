import { requireShop, type Ctx } from '#api/platform/context.ts';
import { toDocument } from '../documents/document.ts';
import {
  listDueReports,
  postponeReport,
  queueReports,
  recordDecision,
  type DueReport,
} from './invoice-reports.queries.ts';
import type { InvoiceReporter, ReportOutcome } from './reporter.ts';
import type { DocumentSigner } from './sign-document.ts';

const batchSize = 50;
/** After so many server errors in a row, the tax office is down. */
const maxServerErrors = 3;

export interface InvoiceReporting {
  reporter: InvoiceReporter;
  signer: DocumentSigner;
  /** First day, in Manila, whose documents are reported. */
  from: string;
}

/**
 * Reports a batch of documents and returns whether there may be more. The others wait for the next
 * run if the tax office can't be reached or fails several times in a row.
 */
export async function reportInvoices(
  ctx: Ctx,
  reporting: InvoiceReporting,
  signal?: AbortSignal,
): Promise<boolean> {
  requireShop(ctx);
  await ctx.transact((tx) => queueReports(tx, reporting.from));
  const due = await listDueReports(ctx.read, batchSize);
  let serverErrors = 0;
  for (const report of due) {
    const outcome = await reportOne(ctx, reporting, { report, signal });
    if (signal?.aborted) return false;
    await record(ctx, report, outcome);
    const cause = outcome.state === 'waiting' ? outcome.cause : undefined;
    serverErrors = cause === 'server_error' ? serverErrors + 1 : 0;
    if (cause === 'unreachable' || serverErrors === maxServerErrors) return false;
  }
  return due.length === batchSize;
}

interface OneReport {
  report: DueReport;
  signal: AbortSignal | undefined;
}

async function reportOne(
  ctx: Ctx,
  { reporter, signer }: InvoiceReporting,
  { report, signal }: OneReport,
): Promise<ReportOutcome> {
  try {
    const document = toDocument(report);
    const { number, hash } = document;
    return await reporter.report({ number, hash, signed: await signer.sign(document) }, signal);
  } catch (error) {
    ctx.log.error({ reportId: report.id, err: error }, 'could not prepare a document to report');
    return { state: 'waiting', reason: "The document couldn't be prepared", cause: 'document' };
  }
}

async function record(ctx: Ctx, report: DueReport, outcome: ReportOutcome): Promise<void> {
  const details = { reportId: report.id, document: report.content.number };
  if (outcome.state === 'accepted') {
    await ctx.transact((tx) => recordDecision(tx, report, outcome));
    return;
  }
  const { reason } = outcome;
  if (outcome.state === 'rejected') {
    await ctx.transact((tx) => recordDecision(tx, report, outcome));
    ctx.log.error({ ...details, reason }, 'the tax office rejected a document');
    return;
  }
  const postponed = await ctx.transact((tx) => postponeReport(tx, report, reason));
  if (postponed?.state === 'failed') {
    ctx.log.error({ ...details, reason }, 'gave up reporting a document');
  } else {
    ctx.log.warn({ ...details, reason }, 'could not report a document; will retry');
  }
}
