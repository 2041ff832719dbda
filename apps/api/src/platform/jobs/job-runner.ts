import { loggedScope, openSpan, runInScope } from '@sirkito/process';
import { PgBoss, type Job as QueuedJob } from 'pg-boss';
import { z } from 'zod';
import { DatabaseClient } from '../db/database-client.ts';
import { jobsSchema, retries, type Job, type JobCtx } from './jobs.ts';
import type { Log } from '../log.ts';
import { isPermanentRejection, maxConnections } from '../mail/mail.ts';
import type { JobRun } from '../metrics/worker-metrics.ts';

interface RunnerOptions {
  url: string;
  /** Role to drop to at connect, as for the pool. */
  role?: string | undefined;
  jobs: readonly Job[];
  /** Creates a context per job, with the job's id as request id. */
  contextFor: (jobId: string) => JobCtx;
  log: Log;
  /** Called after each run. */
  observe?: (run: JobRun) => void;
}

/** pg-boss passes its options to its pool, but doesn't list these. Its statements have no time limit. */
const poolOptions = { Client: DatabaseClient, deadlineMs: 20_000 };

/** The request that queued the job, if one did. */
const Origin = z.object({ requestId: z.string().optional() });

/** Runs the jobs of every queue, and the schedules. `stop` waits for running jobs. */
export async function runJobs(options: RunnerOptions) {
  const { url, role, jobs, contextFor, log, observe } = options;
  const boss = new PgBoss({
    connectionString: url,
    ...(role && { options: `-c role=${role}` }),
    ...poolOptions,
    schema: jobsSchema,
    max: 4,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    // How often to look for jobs of killed workers.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    // Rebuilding indexes needs ownership, which the app role must not have.
    reindex: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'));
  await boss.start();
  const stopping = new AbortController();
  for (const job of jobs) {
    const slots: string[] = [];
    const handle = async ([item]: QueuedJob<unknown>[], slot: number) => {
      // Fetch the next job at once, here and in one more slot: a backlog is not announced again.
      for (const id of slots.slice(slot, slot + 2)) boss.notifyWorker(id);
      if (!item) return;
      const startedAt = performance.now();
      const finish = (outcome: JobRun['outcome']) =>
        observe?.({ job: job.name, outcome, seconds: (performance.now() - startedAt) / 1_000 });
      try {
        const signal = AbortSignal.any([item.signal, stopping.signal]);
        const requestId = Origin.safeParse(item.data).data?.requestId;
        const ctx = contextFor(item.id);
        const jobLog = ctx.log.child({ job: job.name, jobId: item.id, reqId: requestId });
        await runTraced(job, { requestId: requestId ?? item.id, causedBy: requestId }, () =>
          runOne(job, item, { ...ctx, log: jobLog }, signal),
        );
        finish('done');
      } catch (error) {
        finish('failed');
        if (isPermanentRejection(error) && item.retryCount >= retries.retryLimit) {
          await disableRetries(boss, item.id);
        }
        throw error;
      }
    };
    for (let slot = 0; slot < (job.sendsEmail ? maxConnections : 1); slot += 1) {
      // New jobs arrive by NOTIFY; the first slot polls for retries that are due.
      const seconds = slot === 0 ? 5 : 60;
      const polling = { pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds };
      slots.push(await boss.work(job.name, polling, (items) => handle(items, slot)));
    }
  }
  return {
    stop: () => {
      stopping.abort();
      return boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/** Makes this attempt the last, so that the failure moves the job to the dead letters. */
const disableRetries = (boss: PgBoss, id: string) =>
  boss.getDb().executeSql('update pgboss.job set retry_limit = retry_count where id = $1', [id]);

interface JobOrigin {
  requestId: string;
  causedBy: string | undefined;
}

/** Runs the job in a scope of its own, in the trace of the request that queued it. */
async function runTraced(
  { name }: Job,
  { requestId, causedBy }: JobOrigin,
  work: () => Promise<void>,
): Promise<void> {
  const scope = { requestId, span: openSpan({ name: `job ${name}`, kind: 'consumer', causedBy }) };
  let failure: { error?: unknown } = {};
  try {
    await runInScope(scope, work);
  } catch (error) {
    failure = { error };
    throw error;
  } finally {
    scope.span?.end({ ...failure, attributes: loggedScope(scope) });
  }
}

async function runOne(
  job: Job,
  { data }: QueuedJob<unknown>,
  ctx: JobCtx,
  signal: AbortSignal,
): Promise<void> {
  const { log } = ctx;
  const startedAt = performance.now();
  try {
    await job.run(ctx, job.payload.parse(data), signal);
    const ms = Math.round(performance.now() - startedAt);
    // Runs of every minute would bury the rest; their batches log what they change.
    log[job.schedule ? 'debug' : 'info']({ ms }, 'job done');
  } catch (error) {
    log.error({ err: error }, 'job failed; will retry');
    throw error;
  }
}
