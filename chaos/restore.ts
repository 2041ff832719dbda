import { storedSettings } from '../scripts/cluster/local-settings.ts';
import { run } from '../scripts/services/steps.ts';
import { runRestoreDrill } from './cluster/restore-drill.ts';

// Started by `npm run chaos -- restore`, on the cluster that runs.
await run(async () => {
  const problems = await runRestoreDrill(storedSettings());
  for (const problem of problems) console.log(`✗ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('✓ orders, erasure and reconciliation as expected');
});
