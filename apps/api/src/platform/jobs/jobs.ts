import { currentScope } from '@sirkito/process';
import { PgBoss, fromKysely } from 'pg-boss';
import type { Kysely } from 'kysely';
import type { Ctx } from '../context.ts';
import type { DB } from '../db/schema.gen.ts';
import type { Enqueue, JobKind } from './job-kind.ts';
import type { Log } from '../log.ts';
import type { SendMail } from '../mail/mail.ts';

export interface Schedule {
  /** Cron expression in UTC, such as `* * * * *` for every minute. */
  cron: string;
  /** A run that takes longer fails, and is retried. */
  deadlineSeconds: number;
}

interface Handler<T extends object, C extends Ctx> extends JobKind<T> {
  /** For jobs that nothing queues. */
  schedule?: Schedule;
  /** A run that takes longer fails, and is retried. One minute by default, five for emails. */
  deadlineSeconds?: number;
  /** The signal aborts when the job's time is up and when the worker stops. */
  run: (ctx: C, payload: T, signal: AbortSignal) => Promise<void>;
}

/** A kind with its handler. Code that queues a job depends only on the kind. */
export type Job<T extends object = object> =
  | (Handler<T, Ctx> & { sendsEmail?: never })
  | (Handler<T, JobCtx> & { sendsEmail: true });

/** Context of jobs that send email. Requests queue such a job instead of sending. */
export interface JobCtx extends Ctx {
  sendMail: SendMail;
  /** Base URL of links in emails. */
  shopUrl: string;
}

export const jobsSchema = 'pgboss';
/** Holds the jobs that failed every attempt; `npm run shop -- jobs` lists and retries them. */
export const deadLetters = 'dead_letters';

/** Six attempts over about ten minutes. */
export const retries = { retryLimit: 5, retryDelay: 10, retryBackoff: true, retryDelayMax: 300 };
/** Retries for a day, at last every five minutes, to outlast a mail server outage. */
const emailRetries = { ...retries, retryLimit: 5 + 24 * 12 };

/** A killed worker's jobs are retried after this time; workers refresh them twice as often. */
const heartbeatSeconds = 15;
/** Emails wait for each other when the mail server hangs. */
const defaultDeadlineSeconds = { job: 60, email: 300 };

/** Queues jobs through the caller's transaction, without a connection of its own. */
export async function createSender(db: Kysely<DB>, log: Log): Promise<Sender> {
  const boss = new PgBoss({
    db: fromKysely(db),
    schema: jobsSchema,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'));
  await boss.start();
  const enqueue: Enqueue = async (tx, job, payload, startAfter) => {
    const options = { db: fromKysely(tx), ...(startAfter && { startAfter }) };
    // Beside the payload, so that the log of the job names the request that caused it.
    const requestId = currentScope()?.requestId;
    const data = { ...job.payload.parse(payload), ...(requestId && { requestId }) };
    await boss.send(job.name, data, options);
  };
  return { enqueue, stop: () => boss.stop({ graceful: false }) };
}

interface Sender {
  enqueue: Enqueue;
  stop: () => Promise<void>;
}

/**
 * Creates pg-boss tables, one queue per job and the schedules, and removes schedules that are no
 * longer declared. Runs as the owner, with the migrations.
 */
export async function prepareQueues(ownerUrl: string, jobs: readonly Job[]): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: jobsSchema,
    max: 1,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  try {
    await boss.createQueue(deadLetters);
    for (const job of jobs) await prepareQueue(boss, job);
    const scheduled = new Set<string>(jobs.filter((job) => job.schedule).map(({ name }) => name));
    for (const { name, key } of await boss.getSchedules()) {
      if (!scheduled.has(name)) await boss.unschedule(name, key);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function prepareQueue(boss: PgBoss, job: Job): Promise<void> {
  const { name, sendsEmail, schedule } = job;
  // An exclusive queue holds one job, waiting or running, so a run never overlaps the next.
  const policy = schedule ? 'exclusive' : 'standard';
  // A queue's policy is final. Recreating it loses nothing: the next run does the work.
  if (schedule && (await boss.getQueue(name))?.policy !== policy) await boss.deleteQueue(name);
  const options = {
    ...(sendsEmail ? emailRetries : retries),
    heartbeatSeconds,
    expireInSeconds: deadlineOf(job),
    ...(schedule && { retryDelayMax: 60, deleteAfterSeconds: 86_400 }),
    deadLetter: deadLetters,
    notify: true,
  };
  await boss.createQueue(name, { ...options, policy });
  await boss.updateQueue(name, options);
  // After an outage, one run makes up for all that were missed.
  if (schedule) await boss.schedule(name, schedule.cron, {}, { missed: 'once' });
}

const deadlineOf = ({ schedule, deadlineSeconds, sendsEmail }: Job): number =>
  schedule?.deadlineSeconds ??
  deadlineSeconds ??
  defaultDeadlineSeconds[sendsEmail ? 'email' : 'job'];
