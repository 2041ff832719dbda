import type { InvoiceDocument } from '@sirkito/contracts/invoices/schemas';
import type { InvoiceReportState, ReportAgain } from '@sirkito/contracts/invoices/reports-schemas';
import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { DocumentContent } from '../invoices/document.ts';
import type { ReportOutcome } from './reporter.ts';

const queueSize = 500;
export const pageSize = 50;
/** A document must be reported within three days. */
const retryFor = sql`interval '3 days'`;
/** Doubles with every attempt. */
const firstWait = sql`interval '1 minute'`;
const longestWait = sql`interval '1 hour'`;

/**
 * Queues documents issued since a day. Numbers have no gaps and are issued one commit after the
 * other, so that nothing can appear below the highest number queued.
 */
export async function queueReports(tx: Tx, from: string): Promise<void> {
  await sql`
    insert into invoice_report (branch, kind, number)
    select document.branch, document.kind, document.number
    from document_series as series cross join lateral (
      select branch, kind, number from invoice_document
      where branch = series.branch and kind = series.kind and number > coalesce(
        (select max(number) from invoice_report
         where branch = series.branch and kind = series.kind),
        (select max(number) from invoice_document
         where branch = series.branch and kind = series.kind and issued_at < ${from}::date::timestamp at time zone 'Asia/Manila'),
        0
      )
      order by number limit ${queueSize}
    ) as document
    on conflict do nothing`.execute(tx);
}

const reports = (read: Reader) =>
  read
    .selectFrom('invoice_report as report')
    .innerJoin('invoice_document as document', (join) =>
      join
        .onRef('document.branch', '=', 'report.branch')
        .onRef('document.kind', '=', 'report.kind')
        .onRef('document.number', '=', 'report.number'),
    );

/** Lists reports that are due, longest waiting first, with their documents. */
export function listDueReports(read: Reader, limit: number) {
  return reports(read)
    .leftJoin('invoice_document_buyer as buyer', (join) =>
      join
        .onRef('buyer.branch', '=', 'document.branch')
        .onRef('buyer.kind', '=', 'document.kind')
        .onRef('buyer.number', '=', 'document.number'),
    )
    .select([
      'report.id',
      sql<DocumentContent>`document.content::json`.as('content'),
      sql<InvoiceDocument['buyer']>`buyer.content::json`.as('buyer'),
      sql<string>`encode(hash, 'hex')`.as('hash'),
    ])
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

export async function recordOutcome(tx: Tx, id: number, outcome: ReportOutcome): Promise<void> {
  await tx
    .updateTable('invoice_report')
    .set({
      reference: null,
      reason: null,
      ...outcome,
      attempts: sql<number>`attempts + 1`,
      last_attempt_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Waits longer after each attempt without an answer, and gives up in the end. */
export async function postponeReport(tx: Tx, id: number, reason: string) {
  const next = sql`now() + least(${firstWait} * power(2, attempts), ${longestWait})`;
  return tx
    .updateTable('invoice_report')
    .set({
      state: sql<InvoiceReportState>`case when ${next} > queued_at + ${retryFor} then 'overdue' else 'waiting' end`,
      reason,
      attempts: sql<number>`attempts + 1`,
      last_attempt_at: sql<Date>`now()`,
      next_attempt_at: sql<Date>`${next}`,
    })
    .where('id', '=', id)
    .returning('state')
    .executeTakeFirstOrThrow();
}

interface ReportsPage {
  state: InvoiceReportState;
  after: number | undefined;
}

/** Lists reports in a state, newest first, one more than a page holds. */
export function listReports(read: Reader, { state, after }: ReportsPage) {
  return reports(read)
    .innerJoin('customer_order', 'customer_order.id', 'document.order_id')
    .select([
      'report.id',
      sql<InvoiceDocument['kind']>`report.kind`.as('kind'),
      sql<string>`document.content::json ->> 'number'`.as('number'),
      'document.issued_at as issuedAt',
      'order_id as orderId',
      sql<string>`'SK-' || customer_order.number`.as('orderNumber'),
      'attempts',
      'last_attempt_at as lastAttemptAt',
      'next_attempt_at as nextAttemptAt',
      'reference',
      'reason',
    ])
    .where('state', '=', state)
    .$if(after !== undefined, (query) => query.where('report.id', '<', after ?? 0))
    .orderBy('report.id', 'desc')
    .limit(pageSize + 1)
    .execute();
}

/** Counts the reports that aren't accepted, by state. */
export function countOpenReports(read: Reader) {
  return read
    .selectFrom('invoice_report')
    .select(['state', ({ fn }) => fn.countAll<string>().as('count')])
    .where('state', 'in', ['waiting', 'rejected', 'overdue'])
    .groupBy('state')
    .execute();
}

/** Queues rejected or overdue reports again. */
export function queueAgain(tx: Tx, which: ReportAgain) {
  return tx
    .updateTable('invoice_report as report')
    .from('invoice_document as document')
    .set({
      state: 'waiting',
      attempts: 0,
      queued_at: sql<Date>`now()`,
      next_attempt_at: sql<Date>`now()`,
    })
    .where('state', 'in', 'state' in which ? [which.state] : ['rejected', 'overdue'])
    .$if('reportId' in which, (query) =>
      query.where('report.id', '=', 'reportId' in which ? which.reportId : 0),
    )
    .whereRef('document.branch', '=', 'report.branch')
    .whereRef('document.kind', '=', 'report.kind')
    .whereRef('document.number', '=', 'report.number')
    .returning([
      'order_id as orderId',
      'reason',
      sql<string>`document.content::json ->> 'number'`.as('number'),
    ])
    .execute();
}
