import { entries, missingBuildFiles, webMemory, workerMemory } from './services/build.ts';
import { requireMigrations } from './services/migrations.ts';
import { allSettings, merge, processSettings, required } from './services/settings.ts';
import { simulatorParts } from './services/simulator.ts';
import { run, ActionableError } from './services/steps.ts';
import { runProcesses, type Part } from './services/run-processes.ts';

await run(async () => {
  const missing = missingBuildFiles();
  if (missing.length > 0) {
    throw new ActionableError(`No build found: ${missing.join(', ')} missing`, 'npm run build');
  }
  const settings = allSettings(process.env);
  await requireMigrations(required(settings, 'DATABASE_URL'));

  const part = (name: keyof typeof entries, flags: string[] = []): Part => ({
    name,
    command: process.execPath,
    args: [...flags, entries[name]],
  });
  // Pages that are still rendering call the API.
  const parts = [
    { ...part('api'), endsAfter: 'web' },
    part('worker', workerMemory.flags),
    part('web', webMemory.flags),
  ];
  if (settings['SHOP_MODE'] !== 'live') parts.push(...(await simulatorParts(settings)));
  const env = merge(webMemory.env, processSettings(process.env), { NODE_ENV: 'production' });
  process.exitCode = await runProcesses(parts, { env, maxWaitMs: 30_000 });
});
