import { installPackages, missingPackages } from './services/debian.ts';
import { ensureServices } from './services/ensure.ts';
import { stopPrivatePostgres } from './services/stores/private-postgres.ts';
import { stopPrivateRedis } from './services/stores/private-redis.ts';
import { allSettings } from './services/settings.ts';
import { run, step, ActionableError } from './services/steps.ts';
import { removeTestPostgres } from './services/stores/test-postgres.ts';

const [command, ...names] = process.argv.slice(2);

await run(async () => {
  if (command === 'start') return ensureServices(allSettings(process.env));
  if (command === 'stop') return stop();
  if (command === 'install') return install();
  throw new ActionableError(
    `Unknown command: services ${command}`,
    'use start, stop or install [PACKAGE…]',
  );
});

async function stop(): Promise<void> {
  await step('PostgreSQL', async () =>
    (await stopPrivatePostgres()) ? 'stopped' : 'no private server running',
  );
  await step('Redis', async () =>
    (await stopPrivateRedis()) ? 'stopped' : 'no private server running',
  );
  await step('test database', async () =>
    (await removeTestPostgres()) ? 'stopped' : 'not running',
  );
}

/** Installs the named packages, or the missing ones that the gate needs. */
async function install(): Promise<void> {
  await step('Debian', async () => {
    const packages = names.length > 0 ? names : await missingPackages();
    if (packages.length === 0) return 'all packages installed';
    await installPackages(packages);
    return `installed ${packages.join(', ')}`;
  });
}
