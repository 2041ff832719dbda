import { Client, DatabaseError, escapeIdentifier } from 'pg';
import { addressOf, isLocal, formatAddress } from '../address.ts';
import { startPrivatePostgres } from './private-postgres.ts';
import { ActionableError } from '../steps.ts';

const oldestMajor = 15;

type Finding =
  | { state: 'ready' | 'no-database'; version: string }
  | { state: 'silent' }
  | { state: 'refused'; reason: string };

/** Checks the database behind a URL without changing anything. */
export async function checkPostgres(url: string): Promise<Finding> {
  try {
    return { state: 'ready', version: await serverVersion(url) };
  } catch (error) {
    if (!(error instanceof DatabaseError)) return unreachable(error);
    if (error.code !== '3D000') return { state: 'refused', reason: error.message };
  }
  return { state: 'no-database', version: await serverVersion(maintenanceUrl(url)) };
}

/** Uses the server at the URL, or starts a private cluster there. */
export async function ensurePostgres(url: string): Promise<string> {
  const address = addressOf(url, 5432);
  const where = address ? formatAddress(address) : 'its socket';
  const first = await checkPostgres(url);
  if (first.state !== 'silent') return `${requireUsable(first, where)} at ${where}`;
  if (!address || !isLocal(address)) {
    throw new ActionableError(
      `No response from ${where} (DATABASE_URL)`,
      'start it, or correct DATABASE_URL in .env',
    );
  }
  const user = decodeURIComponent(new URL(url).username) || 'postgres';
  await startPrivatePostgres({ ...address, user });
  return `${requireUsable(await checkPostgres(url), where)} at ${where}, private, in .dev/postgres`;
}

/** Creates the database if it doesn't exist. Returns whether it did. */
export async function ensureDatabase(url: string): Promise<boolean> {
  const finding = await checkPostgres(url);
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

function requireUsable(finding: Finding, where: string): string {
  if (finding.state === 'silent') {
    throw new ActionableError(
      `PostgreSQL started but does not respond at ${where}`,
      'see .dev/postgres/server.log',
    );
  }
  if (finding.state === 'refused') {
    throw new ActionableError(
      `PostgreSQL at ${where} rejected the connection: ${finding.reason}`,
      'correct the user and password in DATABASE_URL in .env, or set a free port there to start a private PostgreSQL',
    );
  }
  if (isOldVersion(finding.version)) {
    throw new ActionableError(
      `PostgreSQL ${finding.version} at ${where} is too old`,
      `set DATABASE_URL in .env to PostgreSQL ${oldestMajor} or newer`,
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

const silentCodes = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
]);

function unreachable(error: unknown): Finding {
  const { code = '', message } = error as NodeJS.ErrnoException;
  // pg's connection timeout has no code.
  if (silentCodes.has(code) || message === 'timeout expired') return { state: 'silent' };
  return { state: 'refused', reason: error instanceof Error ? error.message : String(error) };
}
