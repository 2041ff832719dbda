import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const main = fileURLToPath(new URL('migrate.ts', import.meta.url));

test('explains a changed migration without a stack trace', async () => {
  const owner = new Client({ connectionString: shop.url });
  await owner.connect();
  await owner.query(`update migration set checksum = 'changed'`);
  await owner.end();

  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, DATABASE_URL: shop.url, DATABASE_OWNER_URL: shop.url },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\S+\.sql was changed after it was applied/);
  expect(stderr).toContain('npm run db -- reset');
  expect(stderr).not.toMatch(/^\s+at /m);
});
