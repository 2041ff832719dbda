import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { attempt, succeeds } from './command.ts';
import { ActionableError } from './steps.ts';

const dropIn = '/etc/postgresql-common/createcluster.d/sirkito.conf';
/** Asked by Debian before a package starts its service. */
const startPolicy = '/usr/sbin/policy-rc.d';

/** Returns the missing packages that the gate needs. */
export async function missingPackages(): Promise<string[]> {
  const browser = process.env['CHROME_PATH'] || 'chromium-headless-shell';
  const has = (program: string) => succeeds('sh', ['-c', `command -v "${program}"`]);
  const exists = {
    postgresql: globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
    'redis-server': await has('redis-server'),
    prometheus: await has('promtool'),
    'prometheus-alertmanager': await has('amtool'),
    'chromium-headless-shell': await has(browser),
    'nginx-light': globSync('/usr/sbin/nginx').length > 0,
    pgbouncer: globSync('/usr/sbin/pgbouncer').length > 0,
    faketime: globSync('/usr/lib/*/faketime/libfaketimeMT.so.1').length > 0,
    'fonts-liberation': globSync('/usr/share/fonts/truetype/*').length > 0,
  };
  return Object.entries(exists).flatMap(([name, found]) => (found ? [] : [name]));
}

/** Installs Debian packages, or throws with the command to run. */
export async function installPackages(packages: string[]): Promise<void> {
  const manualCommand = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (!(await succeeds('apt-get', ['--version']))) {
    throw new ActionableError(
      `Cannot install ${packages.join(' and ')}: apt-get not found`,
      'run docker compose up -d --wait postgres redis maildev, or install them yourself, then run this again',
    );
  }
  const asRoot = await rootPrefix(manualCommand);
  const apt = (...args: string[]) =>
    runOrFail([...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args]);
  const install = (names: string[]) => apt('install', '-y', '--no-install-recommends', ...names);

  const shell = (script: string) => runOrFail([...asRoot, 'sh', '-c', script]);
  const isPolicyOurs = !existsSync(startPolicy);

  await apt('update');
  // Nothing starts on its own: this checkout starts its own servers.
  if (isPolicyOurs) {
    await shell(`printf '#!/bin/sh\\nexit 101\\n' > ${startPolicy} && chmod 755 ${startPolicy}`);
  }
  try {
    if (packages.includes('postgresql')) {
      // Keep Debian from creating a cluster on port 5432 that rejects TCP logins.
      await install(['postgresql-common']);
      await shell(
        `mkdir -p ${path.dirname(dropIn)} && echo 'create_main_cluster = false' > ${dropIn}`,
      );
    }
    await install(packages);
  } finally {
    await shell(`rm -f ${dropIn} ${isPolicyOurs ? startPolicy : ''}`);
  }
}

async function rootPrefix(manualCommand: string): Promise<string[]> {
  if (process.getuid?.() === 0) return [];
  // With a terminal, sudo may prompt for the password; without one it must not prompt.
  if (process.stdin.isTTY && (await succeeds('sudo', ['--version']))) return ['sudo'];
  if (await succeeds('sudo', ['-n', 'true'])) return ['sudo', '-n'];
  throw new ActionableError(
    'Debian packages are missing, and installing them requires root',
    `as root: ${manualCommand}`,
  );
}

async function runOrFail([command = '', ...args]: string[]): Promise<void> {
  const { code, output } = await attempt(command, args);
  if (code === 0) return;
  const lastLines = output.split('\n').slice(-8).join('\n  ');
  throw new ActionableError(
    `${[command, ...args].join(' ')} failed:\n  ${lastLines}`,
    'fix it, then run this again',
  );
}
