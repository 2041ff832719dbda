import { listens } from './services/address.ts';
import { entries, missingBuildFiles } from './services/build.ts';
import { requireMigrations } from './services/migrations.ts';
import { allSettings, givenSettings, merge, required } from './services/settings.ts';
import { simulatorAddress } from './services/simulator.ts';
import { run, Trouble } from './services/steps.ts';
import { runTogether, type Part } from './services/together.ts';

await run(async () => {
  const missing = missingBuildFiles();
  if (missing.length > 0) {
    throw new Trouble(`There is no build: ${missing.join(', ')} missing`, 'npm run build');
  }
  const settings = allSettings(process.env);
  await requireMigrations(required(settings, 'DATABASE_URL'));

  const part = (name: keyof typeof entries): Part => ({
    name,
    command: process.execPath,
    args: [entries[name]],
  });
  // Pages in the making still ask the API.
  const parts = [{ ...part('api'), endsAfter: 'web' }, part('worker'), part('web')];
  const address = settings['SHOP_MODE'] === 'live' ? undefined : simulatorAddress(settings);
  if (address && !(await listens(address))) parts.push(part('paymongo'));
  const env = merge(givenSettings(process.env), { NODE_ENV: 'production' });
  process.exitCode = await runTogether(parts, { env, patienceMs: 30_000 });
});
