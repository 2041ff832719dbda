import { PgBoss, fromKysely } from 'pg-boss';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Ctx } from './context.ts';
import type { DB } from './db/schema.gen.ts';
import type { Tx } from './db/transaction.ts';
import type { Log } from './log.ts';
import type { SendMail } from './mail.ts';

/** A kind of work to be done later: its name (`module.verb_noun`) and what it carries. */
export interface JobKind<T extends object = object> {
  name: `${string}.${string}`;
  payload: z.ZodType<T>;
}

interface Work<T extends object, C extends Ctx> extends JobKind<T> {
  /** When it is to be done without being promised, such as `* * * * *` for every minute. */
  cron?: string;
  run: (ctx: C, payload: T) => Promise<void>;
}

/** The kind and what is done. Who promises a job need not know who does it. */
export type Job<T extends object = object> =
  | (Work<T, Ctx> & { isLetter?: never })
  | (Work<T, JobCtx> & { isLetter: true });

/** Only a letter may send mail: a request promises it in its transaction. */
export interface JobCtx extends Ctx {
  sendMail: SendMail;
  /** Where the links in e-mails lead. */
  shopUrl: string;
}

export type Enqueue = <T extends object>(
  tx: Tx,
  job: JobKind<T>,
  payload: T,
  startAfter?: Date,
) => Promise<void>;

export const jobsSchema = 'pgboss';
/** Where a job ends that failed every try. `npm run jobs` shows them and sends them back. */
export const deadLetters = 'dead_letters';

/** Six tries over about ten minutes. */
export const retries = { retryLimit: 5, retryDelay: 10, retryBackoff: true, retryDelayMax: 300 };
/** A mail server that is away is waited for, in the end every five minutes, for a day. */
const letterRetries = { ...retries, retryLimit: 5 + 24 * 12 };

/** Hands jobs over through the caller's own transaction; it opens no connection of its own. */
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
    await boss.send(job.name, job.payload.parse(payload), options);
  };
  return { enqueue, stop: () => boss.stop({ graceful: false }) };
}

interface Sender {
  enqueue: Enqueue;
  stop: () => Promise<void>;
}

/** Creates the queue's tables and one queue a job. Runs as the owner, with the migrations. */
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
    for (const job of jobs) {
      const tries = job.isLetter ? letterRetries : retries;
      const options = { ...tries, deadLetter: deadLetters, notify: true };
      await boss.createQueue(job.name, options);
      await boss.updateQueue(job.name, options);
      if (job.cron) await boss.schedule(job.name, job.cron, {});
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
