import { hasNarrowPrivileges } from '../../apps/api/src/platform/db/narrow-privileges.ts';
import { addressOf, isLocal, listens, formatAddress } from '../services/address.ts';
import { maildevAddress, maildevName } from '../services/maildev.ts';
import { pendingMigrations } from '../services/migrations.ts';
import {
  describeOwner,
  isOtherCheckout,
  isOwnProgram,
  portOwner,
  portRemedy,
} from '../services/ports/port-owner.ts';
import {
  databaseName,
  isOldVersion,
  checkPostgres,
  withClient,
} from '../services/stores/postgres.ts';
import { redisVersion } from '../services/stores/redis.ts';
import { simulatorAddress, simulatorName } from '../services/simulator.ts';
import type { Settings } from '../services/settings.ts';
import { bad, good, note, type Finding } from './finding.ts';

/** Checks the services that have valid settings. */
export async function checkServices(settings: Settings): Promise<Finding[]> {
  const { REDIS_URL, SMTP_URL, PAYMONGO_URL } = settings;
  const databaseUrl =
    settings['DATABASE_OWNER_URL'] ?? settings['DATABASE_DIRECT_URL'] ?? settings['DATABASE_URL'];
  return [
    ...(databaseUrl ? await database(databaseUrl) : []),
    ...(REDIS_URL ? [await redis(REDIS_URL)] : []),
    ...(SMTP_URL ? [await mail(SMTP_URL, settings)] : []),
    ...(PAYMONGO_URL ? [await payments(PAYMONGO_URL, settings)] : []),
  ];
}

/** Suggests npm run setup, which starts private servers, only for this machine. */
function silentRemedy(url: string, setting: string): string {
  const address = addressOf(url, 0);
  return address && isLocal(address)
    ? 'npm run setup'
    : `start the server there, or correct ${setting} in .env`;
}

async function database(url: string): Promise<Finding[]> {
  const { host } = new URL(url);
  const finding = await checkPostgres(url);
  if (finding.state === 'silent') {
    const remedy = silentRemedy(url, 'DATABASE_URL');
    return [bad('PostgreSQL', `no response from ${host}`, remedy)];
  }
  if (finding.state === 'refused') {
    const remedy = 'correct the user and password in DATABASE_URL in .env';
    return [bad('PostgreSQL', `connection to ${host} rejected: ${finding.reason}`, remedy)];
  }
  const { state, version } = finding;
  if (isOldVersion(version)) {
    const remedy = 'set DATABASE_URL in .env to PostgreSQL 15 or newer';
    return [bad('PostgreSQL', `${version} at ${host} is too old`, remedy)];
  }
  const server = good('PostgreSQL', `${version} at ${host}`);
  if (state === 'no-database') {
    return [server, bad('database', `${databaseName(url)} does not exist`, 'npm run setup')];
  }
  return [server, await migrations(url), ...(await privileges(url))];
}

/** Reports privileges that only the version before needed. */
async function privileges(url: string): Promise<Finding[]> {
  if (await withClient(url, hasNarrowPrivileges)) return [];
  const detail = 'the app role can still read password hashes, as the version before needed';
  return [note('database', detail, 'npm run shop -- narrow, once only this version runs')];
}

async function migrations(url: string): Promise<Finding> {
  const name = databaseName(url);
  const pending = await pendingMigrations(url);
  if (pending.length === 0) return good('database', `${name}, all migrations applied`);
  return bad(
    'database',
    `${name} has pending migrations: ${pending.join(', ')}`,
    'npm run shop -- migrate',
  );
}

async function redis(url: string): Promise<Finding> {
  const { host } = new URL(url);
  try {
    return good('Redis', `${await redisVersion(url)} at ${host}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const detail = `cannot connect to ${host} (${reason}); rate limits are not shared between processes`;
    return note('Redis', detail, silentRemedy(url, 'REDIS_URL'));
  }
}

async function mail(url: string, settings: Settings): Promise<Finding> {
  const { host } = new URL(url);
  const local = maildevAddress(settings);
  const address = local ?? addressOf(url, 25);
  if (!address || !(await listens(address))) {
    const remedy = local ? 'npm run dev starts MailDev there' : 'correct SMTP_URL in .env';
    return (
      (await takenInbox(local && settings)) ?? note('mail', `no response from ${host}`, remedy)
    );
  }
  const owner = local ? portOwner(local.port) : {};
  const where = formatAddress(address);
  if (!local) return good('mail', `${where} accepts connections`);
  if (isOwnProgram(owner, maildevName)) return good('mail', `this checkout's MailDev at ${where}`);
  const detail = `sent to ${describeOwner(owner)}, listening at ${where}`;
  const remedy = portRemedy(owner, 'SMTP_URL');
  return isOtherCheckout(owner) ? bad('mail', detail, remedy) : note('mail', detail, remedy);
}

/** Reports another process on MailDev's inbox port. */
async function takenInbox(settings: Settings = {}): Promise<Finding | undefined> {
  const port = Number(settings['MAILDEV_WEB_PORT']);
  if (!port || !(await listens({ host: 'localhost', port }))) return undefined;
  const owner = portOwner(port);
  const detail = `MAILDEV_WEB_PORT ${port} is taken by ${describeOwner(owner)}`;
  return bad('mail', detail, portRemedy(owner, 'MAILDEV_WEB_PORT'));
}

/** Checks only the simulator: the real provider would need its keys. */
async function payments(url: string, settings: Settings): Promise<Finding> {
  const { host } = new URL(url);
  const address = simulatorAddress(settings);
  if (!address) return good('payments', `processed by ${host}`);
  if (!(await listens(address))) {
    const remedy =
      'npm run dev and npm start run the simulator; a live shop sets PAYMONGO_URL to PayMongo';
    return note('payments', `no response from ${host}`, remedy);
  }
  const owner = portOwner(address.port);
  if (isOwnProgram(owner, simulatorName)) {
    return good('payments', `this checkout's simulator at ${formatAddress(address)}`);
  }
  const detail = `${formatAddress(address)} is taken by ${describeOwner(owner)}, not by this checkout's simulator`;
  return bad('payments', detail, portRemedy(owner, 'PAYMONGO_URL'));
}
