import type { Ctx } from '#api/platform/context.ts';
import { createDatabaseClock, readDatabaseTime } from '#api/platform/db/database-clock.ts';
import { createDatabase, createPool } from '#api/platform/db/pool.ts';
import { createSender } from '#api/platform/jobs/jobs.ts';
import type { Log } from '#api/platform/log.ts';
import { createContext } from './compose.ts';

interface Command {
  name: string;
  url: string;
  log: Log;
  connections?: number;
}

/** Runs `work` as the shop with the owner's privileges, then closes the connections. */
export async function withOwnerContext<T>(
  { name, url, log, connections = 2 }: Command,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const db = createDatabase(createPool({ url, size: connections, log }));
  const sender = await createSender(db, log);
  try {
    const { enqueue } = sender;
    const { now } = await createDatabaseClock(() => readDatabaseTime(db));
    return await work(
      createContext({ db, enqueue, requestId: name, log, actor: { kind: 'shop' }, now }),
    );
  } finally {
    await sender.stop();
    await db.destroy();
  }
}
