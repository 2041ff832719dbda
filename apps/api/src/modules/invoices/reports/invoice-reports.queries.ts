import type { InvoiceDocument } from '@sirkito/contracts/invoices/schemas';
import type { InvoiceReportState, ReportAgain } from '@sirkito/contracts/invoices/reports-schemas';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { DocumentContent } from '../documents/document.ts';
import type { Decision } from './reporter.ts';

const queueSize = 500;
const againSize = 500;
export const pageSize = 50;
/** A document must be reported within three days of its issue. */
const isLate = sql<boolean>`document.issued_at < now() - interval '3 days'`;
/** Waits of 1, 2, 4 … 32 minutes and then of an hour add up to three days. */
const maxAttempts = 78;

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
          0
        )
        and issued_at >= ${from}::date::timestamp at time zone 'Asia/Manila'
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

export interface DueReport {
  id: number;
  attempts: number;
  content: DocumentContent;
  buyer: InvoiceDocument['buyer'];
  hash: string;
}

/** Lists reports that are due, longest waiting first, with their documents. */
export function listDueReports(read: Reader, limit: number): Promise<DueReport[]> {
  return reports(read)
    .leftJoin('invoice_document_buyer as buyer', (join) =>
      join
        .onRef('buyer.branch', '=', 'document.branch')
        .onRef('buyer.kind', '=', 'document.kind')
        .onRef('buyer.number', '=', 'document.number'),
    )
    .select([
      'report.id',
      'attempts',
      sql<DocumentContent>`document.content::json`.as('content'),
      sql<InvoiceDocument['buyer']>`buyer.content::json`.as('buyer'),
      sql<string>`encode(hash, 'hex')`.as('hash'),
    ])
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .orderBy('next_attempt_at')
    .orderBy('report.id')
    .limit(limit)
    .execute();
}

type Attempt = Pick<DueReport, 'id' | 'attempts'>;

/** Counts an attempt. Changes nothing if the report was decided or tried since it was read. */
const updateAttempt = (tx: Tx, { id, attempts }: Attempt) =>
  tx
    .updateTable('invoice_report')
    .set({ attempts: attempts + 1, last_attempt_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts);

export async function recordDecision(tx: Tx, attempt: Attempt, decision: Decision): Promise<void> {
  await updateAttempt(tx, attempt)
    .set({ reference: null, reason: null, ...decision })
    .execute();
}

/** Waits longer after each attempt, up to an hour, and gives up after three days of them. */
export async function postponeReport(tx: Tx, attempt: Attempt, reason: string) {
  return updateAttempt(tx, attempt)
    .set({
      state: attempt.attempts + 1 < maxAttempts ? 'waiting' : 'failed',
      reason,
      next_attempt_at: sql<Date>`now() + least(interval '1 minute' * power(2, least(attempts, 6)), interval '1 hour')`,
    })
    .returning('state')
    .executeTakeFirst();
}

/** Reports by the state that staff see. */
const inState: Record<InvoiceReportState, Expression<SqlBool>> = {
  rejected: sql`state = 'rejected'`,
  overdue: sql`state in ('waiting', 'failed') and ${isLate}`,
  waiting: sql`state in ('waiting', 'failed') and not ${isLate}`,
  accepted: sql`state = 'accepted'`,
};

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
      sql<Date | null>`case state when 'waiting' then next_attempt_at end`.as('nextAttemptAt'),
      'reference',
      'reason',
    ])
    .where(inState[state])
    .$if(after !== undefined, (query) => query.where('report.id', '<', after ?? 0))
    .orderBy('report.id', 'desc')
    .limit(pageSize + 1)
    .execute();
}

/** Counts the reports that aren't accepted, by the state that staff see. */
export function countOpenReports(read: Reader) {
  const count = (state: InvoiceReportState) =>
    sql<number>`count(*) filter (where ${inState[state]})::integer`.as(state);
  return reports(read)
    .select([count('waiting'), count('rejected'), count('overdue')])
    .where('state', 'in', ['waiting', 'failed', 'rejected'])
    .executeTakeFirstOrThrow();
}

/** Queues one report again, or the first of those rejected or given up. */
export function queueAgain(tx: Tx, which: ReportAgain) {
  const states: ('rejected' | 'failed')[] =
    'reportId' in which
      ? ['rejected', 'failed']
      : [which.state === 'overdue' ? 'failed' : which.state];
  return tx
    .with('chosen', (query) =>
      query
        .selectFrom('invoice_report')
        .select('id as chosenId')
        .where('state', 'in', states)
        .$if('reportId' in which, (one) =>
          one.where('id', '=', 'reportId' in which ? which.reportId : 0),
        )
        .orderBy('id')
        .limit(againSize)
        .forUpdate(),
    )
    .updateTable('invoice_report as report')
    .from(['chosen', 'invoice_document as document'])
    .set({ state: 'waiting', attempts: 0, next_attempt_at: sql<Date>`now()` })
    .whereRef('report.id', '=', 'chosenId')
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
