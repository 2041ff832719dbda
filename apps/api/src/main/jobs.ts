import { Client } from 'pg';
import { parseEnv } from '#api/platform/env.ts';
import { listDeadLetters, retryDeadLetter } from '#api/platform/dead-letters.ts';

const usage =
  'npm run jobs                 what failed every try\nnpm run jobs -- retry ID     send one back to its queue';

const env = parseEnv(process.env);
const [command = 'list', id] = process.argv.slice(2);
const client = new Client({ connectionString: env.DATABASE_OWNER_URL });
await client.connect();
try {
  if (command === 'list') {
    console.table(await listDeadLetters(client));
  } else if (command === 'retry' && id) {
    console.log(`${await retryDeadLetter(env.DATABASE_OWNER_URL, id)} sent back`);
  } else {
    console.log(usage);
  }
} finally {
  await client.end();
}
