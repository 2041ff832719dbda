import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { root } from '../stack/settings.ts';

const run = promisify(execFile);

interface Report {
  results: { categories: { rows: Record<string, number | string>[] }[] };
}

test('the bench holds a case against its floors', async () => {
  const file = join(root, 'reports', 'bench-short.json');
  const args = ['bench/main.ts', '--short', 'categories'];
  const { stdout } = await run(process.execPath, args, { cwd: root, timeout: 50_000 });
  expect(stdout).toContain('CPU × floor');

  const { results } = JSON.parse(await readFile(file, 'utf8')) as Report; // as bench/main.ts writes it
  const [floor, api, sql] = results.categories[0]?.rows ?? [];
  expect(floor?.['CPU × floor']).toBe(1);
  expect(api?.['server µs']).toBeGreaterThan(0);
  expect(api?.['database µs']).toBeGreaterThan(0);
  expect(sql?.['req/s']).toBeGreaterThan(0);
});
