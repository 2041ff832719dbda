import { ensureServices } from './services/ensure.ts';
import { writeEnvFile } from './services/env-file.ts';
import { npmRun } from './services/npm-run.ts';
import { portOffset } from './services/ports/port-offset.ts';
import { databaseName, ensureDatabase } from './services/stores/postgres.ts';
import { allSettings, ownerUrl, required, root } from './services/settings.ts';
import { run, secondsSince, step } from './services/steps.ts';

await run(async () => {
  const began = performance.now();
  await step('settings', async () => {
    const isNew = writeEnvFile(root, portOffset(process.env['PORT_OFFSET']));
    return isNew ? '.env written from .env.example' : '.env exists';
  });
  const settings = allSettings(process.env);
  await ensureServices(settings);
  await step('database', async () => {
    const name = databaseName(ownerUrl(settings));
    return (await ensureDatabase(ownerUrl(settings))) ? `${name} created` : `${name} exists`;
  });
  await step('tables', () => npmRun('shop -- migrate', settings));
  await step('sample data', () => npmRun('shop -- seed', settings));

  console.log(`\nReady in ${secondsSince(began)}. Next:
  npm run dev     then open http://localhost:${required(settings, 'WEB_PORT')}
  npm run doctor  if something doesn't work`);
});
