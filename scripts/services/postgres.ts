import { Client, DatabaseError, escapeIdentifier } from 'pg';
import { addressOf, isLocal, spell } from './address.ts';
import { startPrivatePostgres } from './private-postgres.ts';
import { Trouble } from './steps.ts';

const oldestMajor = 15;

type Finding =
  | { state: 'ready' | 'no-database'; version: string }
  | { state: 'silent' }
  | { state: 'refused'; reason: string };

/** Looks at the database behind a URL without changing anything. */
export async function lookAtPostgres(url: string): Promise<Finding> {
  try {
    return { state: 'ready', version: await serverVersion(url) };
  } catch (error) {
    if (!(error instanceof DatabaseError)) return unreachable(error);
    if (error.code !== '3D000') return { state: 'refused', reason: error.message };
  }
  return { state: 'no-database', version: await serverVersion(maintenanceUrl(url)) };
}

/** Uses what listens at the URL, else starts a private cluster there. */
export async function ensurePostgres(url: string): Promise<string> {
  const address = addressOf(url, 5432);
  const where = address ? spell(address) : 'its socket';
  const first = await lookAtPostgres(url);
  if (first.state !== 'silent') return `${settled(first, where)} at ${where}`;
  if (!address || !isLocal(address)) {
    throw new Trouble(
      `Nothing answers at ${where}, where DATABASE_URL points`,
      'start it, or correct DATABASE_URL in .env',
    );
  }
  const user = decodeURIComponent(new URL(url).username) || 'postgres';
  await startPrivatePostgres({ ...address, user });
  return `${settled(await lookAtPostgres(url), where)} at ${where}, private, in .dev/postgres`;
}

/** Creates the database the URL names. Says whether it had to. */
export async function ensureDatabase(url: string): Promise<boolean> {
  const finding = await lookAtPostgres(url);
  if (finding.state !== 'no-database') return false;
  await withClient(maintenanceUrl(url), (client) =>
    client.query(`create database ${escapeIdentifier(databaseName(url))}`),
  );
  return true;
}

export const databaseName = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const isOldVersion = (version: string) => Number.parseInt(version, 10) < oldestMajor;

function settled(finding: Finding, where: string): string {
  if (finding.state === 'silent') {
    throw new Trouble(
      `PostgreSQL was started but does not answer at ${where}`,
      'read .dev/postgres/server.log',
    );
  }
  if (finding.state === 'refused') {
    throw new Trouble(
      `PostgreSQL at ${where} does not let us in: ${finding.reason}`,
      'put the right user and password into DATABASE_URL in .env, or a free port there and a private PostgreSQL is started on it',
    );
  }
  if (isOldVersion(finding.version)) {
    throw new Trouble(
      `PostgreSQL ${finding.version} at ${where} is too old`,
      `point DATABASE_URL in .env to PostgreSQL ${oldestMajor} or newer`,
    );
  }
  return finding.version;
}

async function serverVersion(url: string): Promise<string> {
  const rows = await withClient(url, async (client) => {
    const result = await client.query<{ server_version: string }>('show server_version');
    return result.rows;
  });
  return rows[0]?.server_version.split(' ')[0] ?? 'unknown';
}

function maintenanceUrl(url: string): string {
  const other = new URL(url);
  other.pathname = '/postgres';
  return other.href;
}

function unreachable(error: unknown): Finding {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ECONNREFUSED' || code === 'ENOENT') return { state: 'silent' };
  return { state: 'refused', reason: error instanceof Error ? error.message : String(error) };
}
