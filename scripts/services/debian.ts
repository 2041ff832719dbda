import { attempt, succeeds } from './command.ts';
import { Trouble } from './steps.ts';

const dropIn = '/etc/postgresql-common/createcluster.d/sirkito.conf';

/** Installs Debian packages, or says the command that does. */
export async function installPackages(packages: string[]): Promise<void> {
  const byHand = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (!(await succeeds('apt-get', ['--version']))) {
    throw new Trouble(
      `${packages.join(' and ')} cannot be installed here: there is no apt-get`,
      'docker compose up -d --wait, or install them your own way, then run this again',
    );
  }
  const asRoot = await rootPrefix(byHand);
  const apt = (...args: string[]) =>
    must([...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args]);
  const install = (names: string[]) => apt('install', '-y', '--no-install-recommends', ...names);

  await apt('update');
  if (!packages.includes('postgresql')) return install(packages);

  // Otherwise Debian makes a cluster that takes port 5432 and lets nobody in by TCP.
  await install(['postgresql-common']);
  const shell = (script: string) => must([...asRoot, 'sh', '-c', script]);
  await shell(
    `mkdir -p ${dropIn.replace(/\/[^/]+$/, '')} && echo 'create_main_cluster = false' > ${dropIn}`,
  );
  try {
    await install(packages);
  } finally {
    await shell(`rm -f ${dropIn}`);
  }
}

async function rootPrefix(byHand: string): Promise<string[]> {
  if (process.getuid?.() === 0) return [];
  // With a terminal sudo may ask for the password; without one it must not wait for it.
  if (process.stdin.isTTY && (await succeeds('sudo', ['--version']))) return ['sudo'];
  if (await succeeds('sudo', ['-n', 'true'])) return ['sudo', '-n'];
  throw new Trouble(
    'Debian packages are missing and only root may install them',
    `as root: ${byHand}`,
  );
}

async function must([command = '', ...args]: string[]): Promise<void> {
  const { code, output } = await attempt(command, args);
  if (code === 0) return;
  const said = output.split('\n').slice(-8).join('\n  ');
  throw new Trouble(
    `${[command, ...args].join(' ')} failed:\n  ${said}`,
    'mend that, then run this again',
  );
}
