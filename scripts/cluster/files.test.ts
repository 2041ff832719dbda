import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attempt } from '../services/command.ts';
import { readEnvFile, root, type Settings } from '../services/settings.ts';
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

async function writtenSite(): Promise<string> {
  const front = hostsOf(settings).find(({ role }) => role === 'front');
  if (!front) throw new Error('no front');
  await writeFiles(front, settings, target);
  return readFile(join(target, 'etc/nginx/sites-enabled/sirkito'), 'utf8');
}

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
  const site = await writtenSite();
  const upstreams = [...site.matchAll(/^ {2}server (\S+) /gm)].map(([, address]) => address);
  expect(new Set(upstreams)).toEqual(
    new Set(
      ['APP1', 'APP2'].flatMap((name) => [3000, 4000].map((port) => `${settings[name]}:${port}`)),
    ),
  );
});

test('[DP-35] every app host of the settings is in the files of the others', async () => {
  const more = { ...settings, APP3: '10.77.0.23' };
  for (const host of hostsOf(more)) await writeFiles(host, more, join(target, host.name));
  const read = (file: string) => readFile(join(target, file), 'utf8');
  const proxy = await read('app1/etc/haproxy/haproxy.cfg');
  expect(proxy).toMatch(/^global\n {2}user haproxy\n {2}group haproxy\n/m);
  expect(proxy.match(/server app.*/g)).toEqual([
    `server app1 ${settings['APP1']}:4000 check`,
    `server app2 ${settings['APP2']}:4000 check`,
    'server app3 10.77.0.23:4000 check',
    `server app1-last ${settings['APP1']}:4000 backup`,
    `server app2-last ${settings['APP2']}:4000 backup`,
    'server app3-last 10.77.0.23:4000 backup',
  ]);
  const addresses = ['APP1', 'APP2', 'APP3'].map((name) => more[name as keyof typeof more]);
  expect(await read('app3/etc/sirkito/env')).toContain(
    `TRUSTED_PROXIES=loopback,${settings['FRONT']},${addresses.join()}\n`,
  );
  const site = await read('front/etc/nginx/sites-enabled/sirkito');
  expect(site.match(/server 10\.77\.0\.23:\d+ .*/g)).toEqual(
    ['3000', '4000'].flatMap((port) =>
      ['max_fails=1 fail_timeout=30s;', 'max_fails=0 backup;'].map(
        (rest) => `server 10.77.0.23:${port} ${rest}`,
      ),
    ),
  );
});

test('[DP-35] only the first app host gets the password of the owner of the database', async () => {
  const found = [];
  for (const host of hostsOf(settings)) {
    await writeFiles(host, settings, join(target, host.name));
    if (existsSync(join(target, host.name, 'etc/sirkito/owner'))) found.push(host.name);
  }
  expect(found).toEqual(['app1']);
});

test.each([
  [
    'one server',
    async () => readFile(join(root, 'deploy/nginx/sirkito.conf'), 'utf8'),
    'shop.example',
  ],
  ['a cluster', writtenSite, `${settings['DOMAIN']} ${settings['FRONT']}`],
])('[SC-10] nginx of %s closes connections for other hosts', async (_, read, names) => {
  const servers = (await read()).split(/^server \{$/m).slice(1);
  const listensTo = (server: string) =>
    [...server.matchAll(/^ {2}listen (.*);$/gm)].map(([, address = '']) => address);
  const [defaults, others] = [true, false].map((isDefault) =>
    servers.filter((server) => server.includes('default_server') === isDefault),
  );
  expect(defaults).toHaveLength(1);
  expect(defaults?.[0]).toContain('  return 444;\n');
  const closed = listensTo(defaults?.[0] ?? '');
  expect(closed.every((address) => address.endsWith(' default_server'))).toBe(true);
  const open = others?.flatMap(listensTo).filter((address) => !address.startsWith('127.0.0.1:'));
  expect(closed.map((address) => address.replace(' default_server', ''))).toEqual(open);
  const named = others?.flatMap((server) => /^ {2}server_name (.*);$/m.exec(server)?.[1] ?? []);
  expect(named).toEqual([names, names]);
});

test('[SC-66] nginx takes TLS 1.2 and 1.3 with forward secrecy and authenticated encryption only', async () => {
  const site = await writtenSite();
  const valueOf = (name: string) => new RegExp(`^ {2}${name} (.*);$`, 'm').exec(site)?.[1] ?? '';
  expect(valueOf('ssl_protocols')).toBe('TLSv1.2 TLSv1.3');
  const ciphers = valueOf('ssl_ciphers').split(':');
  expect(ciphers.length).toBeGreaterThan(3);
  expect(ciphers.filter((name) => !/^ECDHE-.*(?:GCM|CHACHA20)/.test(name))).toEqual([]);
});

test('[SC-66] nginx redirects pages to HTTPS, but no call of the API', async () => {
  const plain = (await writtenSite()).split(/^server \{$/m)[2] ?? '';
  expect(plain).toContain('  listen 80;\n');
  expect(plain).toContain('  location /api/ { return 403; }\n');
  expect(plain).toContain('  location / { return 308 https://$host$request_uri; }\n');
});

test.each([
  'ssl_certificate',
  'ssl_protocols',
  'ssl_ciphers',
  'ssl_prefer_server_ciphers',
  'ssl_session_cache',
  'ssl_session_tickets',
])(
  '[SC-10] %s is the same for other hosts, because nginx takes it from there before it knows the host',
  async (directive) => {
    const values = (await writtenSite()).match(new RegExp(`^ {2}${directive} .*;$`, 'gm'));
    expect(values).toHaveLength(2);
    expect(new Set(values).size).toBe(1);
  },
);

test('[DP-35] a missing value is named with its file', async () => {
  const [db1] = hostsOf(settings);
  if (!db1) throw new Error('no host');
  await expect(writeFiles(db1, { ...settings, REDIS_PASSWORD: '' }, target)).rejects.toThrow(
    'REDIS_PASSWORD has no value, but deploy/cluster/db/etc/redis/redis.conf needs it',
  );
});

test('[DP-44] database hosts get timers for backups, erasures and a restore from each repository, with what they run', async () => {
  const [db1] = hostsOf(settings);
  if (!db1) throw new Error('no host');
  await writeFiles(db1, settings, target);
  const units = join(target, 'etc/systemd/system');
  for (const [name, script, calendar] of [
    ['sirkito-backup', 'backup.sh', '02:17:00 Asia/Manila'],
    ['sirkito-erasures', 'copy-erasures.sh', 'minutely'],
    ['sirkito-verify-restore', 'restore.sh', '04:17:00 Asia/Manila'],
  ] as const) {
    expect(await readFile(join(units, `${name}.timer`), 'utf8')).toContain(calendar);
    const service = await readFile(join(units, `${name}.service`), 'utf8');
    expect(service).toContain(`ExecStart=/bin/sh /etc/sirkito/${script}`);
    const syntax = await attempt('sh', ['-n', join(target, 'etc/sirkito', script)]);
    expect(syntax).toEqual({ code: 0, output: '' });
  }
  const backups = await readFile(join(target, 'etc/pgbackrest.conf'), 'utf8');
  const verify = await readFile(join(units, 'sirkito-verify-restore.service'), 'utf8');
  const repositories = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, number]) => number);
  expect(repositories(verify, /^ExecStart=.*restore\.sh .*--verify --repo (\d)$/gm)).toEqual(
    repositories(backups, /^repo(\d)-path=/gm),
  );
  expect(backups).toContain('repo2-cipher-pass=secret-BACKUP_PASSWORD');
});
