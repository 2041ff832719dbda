import { addressOf, listens, spell } from '../services/address.ts';
import { pendingMigrations } from '../services/migrations.ts';
import { databaseName, isOldVersion, lookAtPostgres } from '../services/postgres.ts';
import { redisVersion } from '../services/redis.ts';
import { simulatorAddress } from '../services/simulator.ts';
import { ownerUrl, required, type Settings } from '../services/settings.ts';
import { bad, good, note, type Finding } from './finding.ts';

export async function lookAtServices(settings: Settings): Promise<Finding[]> {
  return [
    ...(await database(ownerUrl(settings))),
    await redis(required(settings, 'REDIS_URL')),
    await mail(required(settings, 'SMTP_URL')),
    await payments(settings),
  ];
}

async function database(url: string): Promise<Finding[]> {
  const { host } = new URL(url);
  const finding = await lookAtPostgres(url);
  if (finding.state === 'silent') {
    return [bad('PostgreSQL', `nothing answers at ${host}`, 'npm run setup')];
  }
  if (finding.state === 'refused') {
    const remedy = 'put the right user and password into DATABASE_URL in .env';
    return [bad('PostgreSQL', `at ${host} does not let us in: ${finding.reason}`, remedy)];
  }
  const { state, version } = finding;
  if (isOldVersion(version)) {
    const remedy = 'point DATABASE_URL in .env to PostgreSQL 15 or newer';
    return [bad('PostgreSQL', `${version} at ${host} is too old`, remedy)];
  }
  const server = good('PostgreSQL', `${version} at ${host}`);
  if (state === 'no-database') {
    return [server, bad('database', `${databaseName(url)} does not exist`, 'npm run setup')];
  }
  return [server, await migrations(url)];
}

async function migrations(url: string): Promise<Finding> {
  const name = databaseName(url);
  const pending = await pendingMigrations(url);
  if (pending.length === 0) return good('database', `${name}, all migrations applied`);
  return bad('database', `${name} lacks ${pending.join(', ')}`, 'npm run db:migrate');
}

async function redis(url: string): Promise<Finding> {
  const { host } = new URL(url);
  try {
    return good('Redis', `${await redisVersion(url)} at ${host}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const detail = `at ${host} cannot be used (${reason}); the shop runs without shared limits`;
    return note('Redis', detail, 'npm run setup');
  }
}

async function mail(url: string): Promise<Finding> {
  const address = addressOf(url, 25);
  if (address && (await listens(address))) return good('mail', `is taken at ${spell(address)}`);
  return note(
    'mail',
    `nobody takes it at ${new URL(url).host}`,
    'npm run dev starts MailDev there',
  );
}

/** The real provider is not asked: that takes its keys, which stay where they are. */
async function payments(settings: Settings): Promise<Finding> {
  const address = simulatorAddress(settings);
  const { host } = new URL(required(settings, 'PAYMONGO_URL'));
  if (!address) return good('payments', `are taken by ${host}`);
  if (await listens(address)) return good('payments', `are simulated at ${spell(address)}`);
  const remedy = 'npm run dev and npm start bring the simulator; a real shop names PayMongo';
  return note('payments', `nobody takes them at ${host}`, remedy);
}
