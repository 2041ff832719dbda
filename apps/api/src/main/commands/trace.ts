import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { parseEnv } from '#api/platform/env.ts';
import { trace } from '../trace/trace.ts';

const usage = `npm run shop -- trace SK-100123               print an order's life, with request ids
npm run shop -- trace you@example.com         print an account's orders and its hash in the log
npm run shop -- trace 96a6c70fb04f            the same, by the hash
  --logs PATH    also read this log file or directory; - reads standard input. Default: LOG_FILES`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { logs: { type: 'string', multiple: true } },
});
const [subject] = positionals;
const env = parseEnv(process.env);
const logs = values.logs ?? env.LOG_FILES;
if (subject === undefined) {
  console.log(usage);
} else {
  const client = new Client({
    connectionString: env.DATABASE_OWNER_URL,
    statement_timeout: 10_000,
  });
  await client.connect();
  try {
    const lines = await trace(client, subject, logs);
    console.log(lines?.join('\n') ?? `There is no order or account ${subject}.\n\n${usage}`);
    process.exitCode = lines ? 0 : 1;
  } finally {
    await client.end();
  }
}
