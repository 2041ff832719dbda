import { globSync } from 'node:fs';
import { attempt, succeeds } from './command.ts';
import { ActionableError } from './steps.ts';

const dropIn = '/etc/postgresql-common/createcluster.d/sirkito.conf';

/** Returns the missing packages that the gate needs. */
export async function missingPackages(): Promise<string[]> {
  const browser = process.env['CHROME_PATH'] || 'chromium-headless-shell';
  const has = (program: string) => succeeds('sh', ['-c', `command -v "${program}"`]);
  const exists = {
    postgresql: globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
    'redis-server': await has('redis-server'),
    'chromium-headless-shell': await has(browser),
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
      'run docker compose up -d --wait, or install them yourself, then run this again',
    );
  }
  const asRoot = await rootPrefix(manualCommand);
  const apt = (...args: string[]) =>
    runOrFail([...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args]);
  const install = (names: string[]) => apt('install', '-y', '--no-install-recommends', ...names);

  await apt('update');
  if (!packages.includes('postgresql')) return install(packages);

  // Keep Debian from creating a cluster on port 5432 that rejects TCP logins.
  await install(['postgresql-common']);
  const shell = (script: string) => runOrFail([...asRoot, 'sh', '-c', script]);
  await shell(
    `mkdir -p ${dropIn.replace(/\/[^/]+$/, '')} && echo 'create_main_cluster = false' > ${dropIn}`,
  );
  try {
    await install(packages);
  } finally {
    await shell(`rm -f ${dropIn}`);
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
