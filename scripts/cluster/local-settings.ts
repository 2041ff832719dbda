import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { merge, readEnvFile, required, type Settings } from '../services/settings.ts';
import { ActionableError } from '../services/steps.ts';
import { folder, folderOf, hostsOf, outsideHost, type Host } from './hosts.ts';
import { network } from './network.ts';

const file = join(folder, 'cluster.env');

/** Address of this machine in the cluster's network. */
export const gateway = `${network}.1`;

const outside = `${network}.9`;
const local = {
  OUTSIDE: outside,
  SHOP_MODE: 'demo',
  SMTP_URL: `smtp://${outside}:1025`,
  PAYMONGO_URL: `http://${outside}:4010`,
  PAYMONGO_SECRET_KEY: 'sk_test_simulator',
  PAYMONGO_WEBHOOK_SECRET: 'whsk_simulator',
};

/** Stores the example's settings, with secrets of its own. */
export async function createSettings(): Promise<Settings> {
  const example = readEnvFile('deploy/cluster/cluster.env');
  const secrets = Object.entries(example)
    .filter(([, value]) => !value)
    .map(([name]) => [name, randomBytes(24).toString('hex')]);
  const settings = merge(example, Object.fromEntries(secrets) as NodeJS.Dict<string>, local);
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, lines.join('').replaceAll('10.77.0', network), { mode: 0o600 });
  return storedSettings();
}

/** Reads the settings of the cluster that runs, or ran last. */
export function storedSettings(): Settings {
  if (existsSync(file)) return readSettings(file);
  throw new ActionableError('There is no cluster on this machine', 'npm run cluster -- up');
}

export const readSettings = (path: string): Settings => merge(parseEnv(readFileSync(path, 'utf8')));

export const localHosts = (settings: Settings): Host[] => [
  ...hostsOf(settings),
  outsideHost(settings),
];

/** Writes the settings of mail server and PayMongo, which reports payments to the shop. */
export async function writeOutsideFiles(settings: Settings): Promise<void> {
  const host = outsideHost(settings);
  const etc = join(folderOf(host), 'etc', 'sirkito');
  await mkdir(etc, { recursive: true });
  const lines = [
    `MAILDEV_IP=${host.address}`,
    `PAYMONGO_URL=${required(settings, 'PAYMONGO_URL')}`,
    `PAYMONGO_WEBHOOK_SECRET=${required(settings, 'PAYMONGO_WEBHOOK_SECRET')}`,
    `API_URL=http://${required(settings, 'APP1')}:4000`,
  ];
  await writeFile(join(etc, 'outside'), `${lines.join('\n')}\n`);
}
