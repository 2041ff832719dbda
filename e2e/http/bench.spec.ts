import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../fixtures/http-test.ts';
import { root } from '../stack/settings.ts';

const run = promisify(execFile);

interface Report {
  results: { categories: { rows: Record<string, number | string>[] }[] };
}

test('a short benchmark reports API and SQL results against the baseline @nightly', async ({
  shop,
}) => {
  const file = join(root, 'reports', 'bench-short.json');
  const args = ['bench/main.ts', '--short', '--like', shop.templateDatabaseUrl, 'categories'];
  const { stdout } = await run(process.execPath, args, { cwd: root });
  expect(stdout).toContain('CPU × baseline');

  const { results } = JSON.parse(await readFile(file, 'utf8')) as Report; // as bench/main.ts writes it
  const [floor, api, sql] = results.categories[0]?.rows ?? [];
  expect(floor?.['CPU × baseline']).toBe(1);
  expect(api?.['server µs']).toBeGreaterThan(0);
  expect(api?.['database µs']).toBeGreaterThan(0);
  expect(sql?.['req/s']).toBeGreaterThan(0);
});
