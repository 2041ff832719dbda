import { attempt } from '../../scripts/services/command.ts';
import { root, type Settings } from '../../scripts/services/settings.ts';
import { databaseUrlOf } from './run.ts';

/** Cross-checks stock, orders and payments of the whole database. Returns what differs. */
export async function reconcile(settings: Settings): Promise<string[]> {
  const url = await databaseUrlOf(settings);
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: url };
  const { code, output } = await attempt(
    'timeout',
    ['300', process.execPath, 'apps/api/build/main/commands/reconcile.js'],
    { cwd: root, env },
  );
  return code === 0 ? [] : output.split('\n').filter((line) => !line.endsWith(' 0 different'));
}
