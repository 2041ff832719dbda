import { rm } from 'node:fs/promises';
import { escapeLiteral } from 'pg';
import { missingBuildFiles } from '../services/build.ts';
import { attempt, succeeds } from '../services/command.ts';
import { required, root, type Settings } from '../services/settings.ts';
import { ActionableError, step } from '../services/steps.ts';
import { withClient } from '../services/stores/postgres.ts';
import { runAsPostgres } from './backups.ts';
import { createCertificate } from './certificate.ts';
import { writeFiles } from './files.ts';
import { folder, folderOf, hostsOf, ofRole, type Host } from './hosts.ts';
import { createSettings, gateway, localHosts, writeOutsideFiles } from './local-settings.ts';
import { runOn, startHost } from './machine.ts';
import { createNetwork, namespacePrefix, namespaces } from './network.ts';
import { members, primaryOf } from './patroni.ts';
import { createRelease, installRelease } from './release.ts';
import { answers, waitFor } from './wait.ts';

const programs =
  'patroni etcd haproxy pgbouncer pgbackrest redis-sentinel nginx ip nsenter pgrep openssl curl'.split(
    ' ',
  );
const packages =
  'postgresql patroni python3-etcd etcd-server etcd-client haproxy pgbouncer pgbackrest redis-server redis-sentinel nginx-light iproute2 procps openssl curl';

/** Starts a new cluster: databases first, then what uses them. */
export async function up(): Promise<void> {
  await requirePrograms();
  await rm(folder, { recursive: true, force: true });
  const settings = await createSettings();
  const hosts = localHosts(settings);
  const [databases, apps, fronts] = [
    ofRole(hosts, 'db'),
    ofRole(hosts, 'app'),
    ofRole(hosts, 'front'),
  ];

  await step('files', async () => {
    for (const host of hostsOf(settings)) await writeFiles(host, settings, folderOf(host));
    for (const front of fronts) await createCertificate(front, settings);
    await writeOutsideFiles(settings);
    await createRelease('1');
    for (const host of apps) await installRelease(host, '1');
    return folder;
  });
  await step('network', async () => {
    await createNetwork(hosts, gateway);
    return hosts.map(({ name, address }) => `${name} ${address}`).join(', ');
  });
  await step('databases', async () => {
    for (const host of databases) await startHost(host);
    const primary = await startDatabases(databases);
    return `primary ${primary.name}`;
  });
  await step('redis', () => startReplicas(databases, settings));
  await step('backup', () => startArchive(databases));
  await step('shop', () => createShop(databases, settings));
  await step('apps', async () => {
    for (const host of [...ofRole(hosts, 'outside'), ...apps, ...fronts]) await startHost(host);
    for (const { name, address } of apps) {
      const areReady = async () =>
        (await answers(`http://${address}:4000/readyz`)) &&
        (await answers(`http://${address}:3000/healthz`));
      await waitFor(`${name} is ready`, 120, async () => (await areReady()) || undefined);
    }
    return fronts.map(({ address }) => `https://${address}/`).join();
  });
}

async function requirePrograms(): Promise<void> {
  if (process.getuid?.() !== 0) {
    throw new ActionableError('Network namespaces require root', 'run it as root');
  }
  const missing: string[] = [];
  for (const name of programs) {
    if (!(await succeeds('sh', ['-c', `command -v ${name}`]))) missing.push(name);
  }
  if (missing.length > 0) {
    throw new ActionableError(
      `Not installed: ${missing.join(', ')}`,
      `npm run services -- install ${packages}`,
    );
  }
  const noBuild = missingBuildFiles();
  if (noBuild.length > 0) {
    throw new ActionableError(`No build found: ${noBuild.join(', ')} missing`, 'npm run build');
  }
  if ((await namespaces()).some((name) => name.startsWith(namespacePrefix))) {
    throw new ActionableError('A cluster is running', 'npm run cluster -- down');
  }
}

/** Waits for a primary with its synchronous standby and the third node. */
async function startDatabases(databases: Host[]): Promise<Host> {
  await waitFor('all three nodes run', 120, async () => {
    const found = await members(databases);
    const standbys = found.filter(({ role, lag }) => role !== 'leader' && lag === 0);
    const isSync = found.some(({ role }) => role === 'sync_standby');
    return (isSync && standbys.length === 2) || undefined;
  });
  return waitFor('there is a primary', 10, () => primaryOf(databases));
}

/** Attaches the other Redis servers to the first, once: from then on Sentinel decides. */
async function startReplicas([master, ...others]: Host[], settings: Settings): Promise<string> {
  const password = required(settings, 'REDIS_PASSWORD');
  for (const host of others) {
    const cli = ['redis-cli', '--no-auth-warning', '-a', password];
    await command(host, [...cli, 'replicaof', master?.address ?? '', '6379']);
    await command(host, [...cli, 'config', 'rewrite']);
    await waitFor(`Redis of ${host.name} is a replica`, 30, async () => {
      const { output } = await runOn(host, [...cli, 'info', 'replication'], 3);
      return output.includes('master_link_status:up') || undefined;
    });
  }
  return `master ${master?.name}`;
}

async function startArchive(databases: Host[]): Promise<string> {
  const primary = await waitFor('there is a primary', 20, () => primaryOf(databases));
  for (const name of ['stanza-create', 'check']) {
    await runAsPostgres(primary, ['pgbackrest', '--stanza=sirkito', name], 60);
  }
  return 'WAL is archived';
}

const setPassword = (password: string) =>
  `alter role sirkito_app password ${escapeLiteral(password)}`;

/** Migrates and seeds, and gives the shop's role its password. */
async function createShop(databases: Host[], settings: Settings): Promise<string> {
  const primary = await waitFor('there is a primary', 20, () => primaryOf(databases));
  const url = ownerUrl(primary, settings);
  await shopCommand('migrate', url);
  const password = required(settings, 'APP_PASSWORD');
  await withClient(url, (client) => client.query(setPassword(password)));
  await shopCommand('seed', url, '--without-orders');
  return 'migrated and seeded';
}

export const ownerUrl = ({ address }: Host, settings: Settings) =>
  `postgres://sirkito_owner:${required(settings, 'OWNER_PASSWORD')}@${address}:5432/sirkito`;

async function shopCommand(name: string, url: string, ...args: string[]): Promise<void> {
  const file = `apps/api/build/main/commands/${name}.js`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DATABASE_OWNER_URL: url,
  };
  const { code, output } = await attempt('timeout', ['300', process.execPath, file, ...args], {
    cwd: root,
    env,
  });
  if (code === 0) return;
  throw new ActionableError(`${name} failed:\n${output}`, 'fix it, then run this again');
}

async function command(host: Host, args: string[]): Promise<void> {
  const { code, output } = await runOn(host, args);
  if (code === 0) return;
  throw new ActionableError(
    `${args.join(' ')} failed on ${host.name}:\n${output}`,
    'fix it, then run down and up again',
  );
}
