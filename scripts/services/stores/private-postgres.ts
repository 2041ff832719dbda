import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Address } from '../address.ts';
import { attempt, succeeds } from '../command.ts';
import { installPackages } from '../debian.ts';
import { postgresFolder, postgresHome, type Home } from './postgres-home.ts';
import { ActionableError } from '../steps.ts';

const debianVersions = '/usr/lib/postgresql';

/** Starts this checkout's private PostgreSQL, creating it the first time. */
export async function startPrivatePostgres(at: Address & { user: string }): Promise<void> {
  const version = clusterVersion();
  const bin = await findPrograms(version);
  const home = await postgresHome();
  if (!version) await create(bin, home, at.user);
  await refuseSecondPort(bin, home, at.port);

  const log = join(home.folder, 'server.log');
  const options = `-p ${at.port} -c listen_addresses=${at.host} -c unix_socket_directories=`;
  const args = ['start', '-s', '-w', '-t', '60', '-D', home.folder, '-l', log, '-o', options];
  await runOrFail(join(bin, 'pg_ctl'), args, home);
}

/** Stops it if it is running. Returns whether it was. */
export async function stopPrivatePostgres(): Promise<boolean> {
  const version = clusterVersion();
  if (!version) return false;
  const program = join(await findPrograms(version), 'pg_ctl');
  const home = await postgresHome();
  if (!(await isRunning(program, home))) return false;
  await runOrFail(program, ['stop', '-s', '-m', 'fast', '-D', home.folder], home);
  return true;
}

function clusterVersion(): string | undefined {
  const file = join(postgresFolder, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

export async function findPrograms(version?: string): Promise<string> {
  const found = listPrograms(version);
  if (found) return found;
  if (version) {
    throw new ActionableError(
      `.dev/postgres was created by PostgreSQL ${version}, which is no longer installed`,
      `apt-get install postgresql-${version}, or move .dev/postgres away; then run this again`,
    );
  }
  await installPackages(['postgresql']);
  const installed = listPrograms();
  if (installed) return installed;
  throw new ActionableError(
    `PostgreSQL was installed, but there is no initdb in ${debianVersions}`,
    'set DATABASE_URL in .env to a running PostgreSQL',
  );
}

function listPrograms(version?: string): string | undefined {
  const versions = existsSync(debianVersions) ? readdirSync(debianVersions) : [];
  return versions
    .filter((name) => version === undefined || name === version)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((name) => join(debianVersions, name, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

async function create(bin: string, home: Home, user: string): Promise<void> {
  // pg_hba.conf from initdb trusts only loopback addresses.
  const access = ['-U', user, '--auth=trust'];
  const language = ['--encoding=UTF8', '--locale=C.UTF-8'];
  const args = ['-D', home.folder, '--no-instructions', ...access, ...language];
  await runOrFail(join(bin, 'initdb'), args, home);
}

async function refuseSecondPort(bin: string, home: Home, port: number): Promise<void> {
  if (!(await isRunning(join(bin, 'pg_ctl'), home))) return;
  const current = readFileSync(join(home.folder, 'postmaster.pid'), 'utf8').split('\n')[3];
  throw new ActionableError(
    `This checkout's private PostgreSQL is running on port ${current}, not ${port}`,
    `run npm run services -- stop, or use port ${current} in DATABASE_URL`,
  );
}

export const isRunning = (program: string, { folder, as }: Home) =>
  succeeds(program, ['status', '-D', folder], { as });

export async function runOrFail(
  program: string,
  args: string[],
  { folder, as }: Home,
): Promise<void> {
  const { code, output } = await attempt(program, args, { as });
  if (code === 0) return;
  throw new ActionableError(
    `${program} failed:\n${output}`,
    `see also ${join(folder, 'server.log')}`,
  );
}
