import { Client } from 'pg';
import { narrowPrivileges, widenPrivileges } from '#api/platform/db/narrow-privileges.ts';
import { parseEnv } from '#api/platform/env.ts';

const [option, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (option !== undefined && option !== '--undo')) {
  console.error('Usage: npm run shop -- narrow [--undo]');
  process.exit(1);
}
const owner = new Client({ connectionString: parseEnv(process.env).DATABASE_OWNER_URL });
await owner.connect();
try {
  if (option === '--undo') await widenPrivileges(owner);
  else await narrowPrivileges(owner);
  console.log(
    option === '--undo'
      ? "The app role's privileges are as in the version before."
      : "The app role can't read password hashes, set roles or create temporary tables.",
  );
} finally {
  await owner.end();
}
