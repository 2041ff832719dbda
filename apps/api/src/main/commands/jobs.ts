import { formatCount } from '@sirkito/commerce';
import { Client } from 'pg';
import { parseEnv } from '#api/platform/env.ts';
import { listDeadLetters, retryDeadLetters } from '#api/platform/jobs/dead-letters.ts';

const usage = `npm run shop -- jobs                         list the jobs that failed every attempt
npm run shop -- jobs retry ID             retry one job
npm run shop -- jobs retry --all QUEUE    retry all failed jobs of a queue`;

const env = parseEnv(process.env);
const [command = 'list', id, queue] = process.argv.slice(2);
const retry = async (which: Parameters<typeof retryDeadLetters>[1]) =>
  console.log(
    `${formatCount(await retryDeadLetters(env.DATABASE_OWNER_URL, which), 'job')} queued again`,
  );
const client = new Client({ connectionString: env.DATABASE_OWNER_URL });
await client.connect();
try {
  if (command === 'list') {
    console.table(await listDeadLetters(client));
  } else if (command === 'retry' && id === '--all' && queue) {
    await retry({ sourceName: queue });
  } else if (command === 'retry' && id && id !== '--all') {
    await retry({ ids: [id] });
  } else {
    console.log(usage);
  }
} finally {
  await client.end();
}
