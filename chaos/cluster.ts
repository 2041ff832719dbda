import { makeParts } from '@sirkito/bench/orders/buyers';
import { storedSettings } from '../scripts/cluster/local-settings.ts';
import { losses } from './cluster/losses.ts';
import { databaseUrlOf, runLoss } from './cluster/run-loss.ts';

// Started by `npm run cluster -- test [NAME…]`, on the cluster that runs.
const names = process.argv.slice(2);
const settings = storedSettings();
const productIds = await makeParts(await databaseUrlOf(settings), { count: 20, stock: 1_000_000 });
for (const loss of losses.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const problems = await runLoss(loss, settings, productIds);
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${loss.about}`);
  for (const problem of problems) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
