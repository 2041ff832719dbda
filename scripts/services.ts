import { installPackages } from './services/debian.ts';
import { ensureServices } from './services/ensure.ts';
import { stopPrivatePostgres } from './services/private-postgres.ts';
import { stopPrivateRedis } from './services/private-redis.ts';
import { allSettings } from './services/settings.ts';
import { run, step, Trouble } from './services/steps.ts';

const [command, ...names] = process.argv.slice(2);

await run(async () => {
  if (command === 'start') return ensureServices(allSettings(process.env));
  if (command === 'stop') return stop();
  if (command === 'install') return install();
  throw new Trouble(
    `services has no command ${command}`,
    'start, stop, or install with package names',
  );
});

async function stop(): Promise<void> {
  await step('PostgreSQL', async () =>
    (await stopPrivatePostgres()) ? 'stopped' : 'no private one of this checkout runs',
  );
  await step('Redis', async () =>
    (await stopPrivateRedis()) ? 'stopped' : 'no private one of this checkout runs',
  );
}

async function install(): Promise<void> {
  await step('Debian', async () => {
    await installPackages(names);
    return `installed ${names.join(', ')}`;
  });
}
