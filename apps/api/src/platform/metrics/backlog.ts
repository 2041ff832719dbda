import type { Pool } from 'pg';
import { Gauge, type Registry } from '@prometheus-io/client';
import { inTime } from '../in-time.ts';
import type { Log } from '../log.ts';

interface BacklogOptions {
  registry: Registry;
  pool: Pool;
  /** Queues whose jobs send email. */
  emailQueues: readonly string[];
  /** Without reporting, no report can be late. */
  reportsInvoices: boolean;
  log: Log;
}

interface JobRow {
  name: string;
  state: string;
  count: number;
  /** Age of the oldest job that is due and has not started. */
  oldest: number | null;
  /** Age of the oldest job that is due and not done, from when it was queued. */
  unfinished: number | null;
}

interface Numbers {
  rows: { value: number | null }[];
}

/** Well below the scrape's timeout, else the process would count as down. */
const timeoutMs = 2_000;

/** Reports work that waits in the database, and views in its security log. Returns the function that reads it before a scrape. */
export function watchBacklog({
  registry,
  pool,
  emailQueues,
  reportsInvoices,
  log,
}: BacklogOptions) {
  const registers = [registry];
  const jobs = new Gauge({
    name: 'job_queue_jobs',
    help: 'Jobs by queue and state; anything in dead_letters failed every try',
    labelNames: ['queue', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'job_queue_oldest_seconds',
    help: 'Age of the oldest due job that has not started',
    labelNames: ['queue'],
    registers,
  });
  const unsent = new Gauge({
    name: 'oldest_unsent_email_seconds',
    help: 'Age of the oldest unsent email, retries included',
    registers,
  });
  const outboxLag = new Gauge({
    name: 'outbox_lag_seconds',
    help: 'Age of the oldest order change that is not relayed',
    registers,
  });
  const mostPeople = new Gauge({
    name: 'people_shown_to_one_account',
    help: 'People whose data the staff member who saw most was shown in the last hour',
    registers,
  });
  const failedReports = new Gauge({
    name: 'invoice_reports_failed',
    help: 'Documents that the tax office rejected or that were not reported within three days',
    registers,
  });

  return async () => {
    jobs.reset();
    oldest.reset();
    // Without the database, still report the other metrics.
    const backlog = await inTime(readBacklog(pool), timeoutMs).catch((error: unknown) => {
      log.warn({ err: error }, 'could not measure the job queues');
      return undefined;
    });
    outboxLag.set(backlog ? backlog.outboxLag : NaN);
    mostPeople.set(backlog ? backlog.mostPeople : NaN);
    if (reportsInvoices) failedReports.set(backlog ? backlog.failedReports : NaN);
    unsent.set(backlog ? oldestEmail(backlog.jobs, emailQueues) : NaN);
    for (const { name, state, count } of backlog?.jobs ?? []) {
      jobs.set({ queue: name, state }, count);
    }
    for (const [queue, seconds] of oldestByQueue(backlog?.jobs ?? [])) {
      oldest.set({ queue }, seconds);
    }
  };
}

const oldestEmail = (rows: readonly JobRow[], emailQueues: readonly string[]): number =>
  Math.max(
    0,
    ...rows.flatMap(({ name, unfinished }) => (emailQueues.includes(name) ? (unfinished ?? 0) : 0)),
  );

function oldestByQueue(rows: readonly JobRow[]): Map<string, number> {
  const byQueue = new Map<string, number>();
  for (const { name, oldest } of rows) {
    byQueue.set(name, Math.max(oldest ?? 0, byQueue.get(name) ?? 0));
  }
  return byQueue;
}

/** The clock that wrote a row may be ahead of the database's. */
const numberIn = (result: Numbers | undefined): number => Math.max(0, result?.rows[0]?.value ?? 0);

/** The timeout holds for this query only: it and the queries are one implicit transaction. */
async function readBacklog(pool: Pool) {
  const replies: unknown = await pool.query(`
    set local statement_timeout = '1s';
    select name, state::text, count(*),
      extract(epoch from now() - min(start_after)
        filter (where state < 'active' and start_after <= now()))::float8 as oldest,
      extract(epoch from now() - min(created_on)
        filter (where state <= 'active' and (state > 'created' or start_after <= now())))::float8
        as unfinished
    from pgboss.job where state < 'completed' or state = 'failed' group by 1, 2;
    select extract(epoch from now() - min(at))::float8 as value from outbox;
    select max(people)::float8 as value from (select sum(people) as people from (
      select account_id, max(coalesce((details ->> 'people')::int, 1)) as people from security_event
      where at > now() - interval '1 hour' and (kind ~ '_(viewed|listed)$' or kind = 'books_exported')
      group by account_id, kind, subject, details - 'people') as page group by account_id) as one;
    select count(*)::float8 as value
      from invoice_report join invoice_document using (branch, kind, number)
      where state in ('rejected', 'waiting', 'failed')
        and (state = 'rejected' or issued_at < now() - interval '3 days')`);
  // The driver returns one result for each statement of such a text.
  const [, jobs, outbox, people, reports] = replies as [unknown, { rows: JobRow[] }, ...Numbers[]];
  return {
    jobs: jobs.rows,
    outboxLag: numberIn(outbox),
    mostPeople: numberIn(people),
    failedReports: numberIn(reports),
  };
}
