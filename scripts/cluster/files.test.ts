import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvFile, type Settings } from '../services/settings.ts';
import { writeFiles } from './files.ts';
import { hostsOf } from './hosts.ts';

let target = '';
beforeEach(async () => {
  target = await mkdtemp(join(tmpdir(), 'sirkito-files-'));
});
afterEach(() => rm(target, { recursive: true }));

const settings: Settings = Object.fromEntries(
  Object.entries(readEnvFile('deploy/cluster/cluster.env')).map(([name, value]) => [
    name,
    value || `secret-${name}`,
  ]),
);

test('[DP-35] every host gets its files, with its own address and the secrets', async () => {
  for (const host of hostsOf(settings)) {
    const folder = join(target, host.name);
    await writeFiles(host, settings, folder);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const texts = await Promise.all(
      files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')),
    );
    expect(texts.join('')).not.toMatch(/\$\{[A-Z]/);
  }
  const patroni = await readFile(join(target, 'db2/etc/patroni/config.yml'), 'utf8');
  expect(patroni).toContain(`connect_address: ${settings['DB2']}:5432`);
  expect(patroni).toContain('password: secret-SUPERUSER_PASSWORD');
});

test('[DP-35] nginx has the addresses of both app hosts and none of one server', async () => {
  const front = hostsOf(settings).find(({ role }) => role === 'front');
  if (!front) throw new Error('no front');
  await writeFiles(front, settings, target);
  const site = await readFile(join(target, 'etc/nginx/sites-enabled/sirkito'), 'utf8');
  const upstreams = [...site.matchAll(/^ {2}server (\S+) /gm)].map(([, address]) => address);
  expect(new Set(upstreams)).toEqual(
    new Set(
      ['APP1', 'APP2'].flatMap((name) => [3000, 4000].map((port) => `${settings[name]}:${port}`)),
    ),
  );
});

test('[DP-35] a missing value is named with its file', async () => {
  const [db1] = hostsOf(settings);
  if (!db1) throw new Error('no host');
  await expect(writeFiles(db1, { ...settings, REDIS_PASSWORD: '' }, target)).rejects.toThrow(
    'REDIS_PASSWORD has no value, but deploy/cluster/db/etc/redis/redis.conf needs it',
  );
});
