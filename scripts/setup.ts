import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from './services/command.ts';
import { ensureServices } from './services/ensure.ts';
import { databaseName, ensureDatabase } from './services/postgres.ts';
import { allSettings, ownerUrl, required, root, type Settings } from './services/settings.ts';
import { run, secondsSince, step, Trouble } from './services/steps.ts';

await run(async () => {
  const began = performance.now();
  await step('settings', async () => writeEnvFile());
  const settings = allSettings(process.env);
  await ensureServices(settings);
  await step('database', async () => {
    const name = databaseName(ownerUrl(settings));
    return (await ensureDatabase(ownerUrl(settings))) ? `${name} created` : `${name} is there`;
  });
  await step('tables', () => npmRun('db:migrate', settings));
  await step('sample data', () => npmRun('db:seed', settings));

  console.log(`\nReady in ${secondsSince(began)}. Now:
  npm run dev     and open http://localhost:${required(settings, 'WEB_PORT')}
  npm run doctor  if something does not work`);
});

function writeEnvFile(): string {
  const file = join(root, '.env');
  if (existsSync(file)) return '.env is there';
  copyFileSync(join(root, '.env.example'), file);
  return '.env written from .env.example';
}

async function npmRun(script: string, env: Settings): Promise<string> {
  const { code, output } = await attempt('npm', ['run', '--silent', script], { cwd: root, env });
  if (code === 0) return `npm run ${script}`;
  throw new Trouble(`npm run ${script} failed:\n${output}`, 'mend that, then npm run setup');
}
