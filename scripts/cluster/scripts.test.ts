import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attempt } from '../services/command.ts';
import { root } from '../services/settings.ts';

let home = '';
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'sirkito-scripts-'));
});
afterEach(() => rm(home, { recursive: true }));

async function write(path: string, text = ''): Promise<void> {
  const file = join(home, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  await chmod(file, 0o755);
}

/** Runs a script of the database hosts with the programs in `bin`, which log what they are called with. */
async function run(name: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const script = await readFile(join(root, 'deploy/cluster/db/etc', name), 'utf8');
  const local = script
    .replaceAll('/etc/pgbackrest.conf', join(home, 'pgbackrest.conf'))
    .replaceAll('/var/lib/postgresql/15/sirkito', join(home, 'data'))
    .replaceAll('${ADDRESS}', '127.0.0.1')
    .replaceAll('/usr/lib/postgresql/15/bin', join(home, 'bin'));
  await write('pgbackrest.conf', 'repo1-path=/one\nrepo2-path=/two\n');
  const path = `${join(home, 'bin')}:${process.env['PATH']}`;
  return attempt('sh', ['-c', local, name, ...args], {
    env: { ...process.env, PATH: path, ...env },
  });
}

const program = (name: string, script: string) => write(`bin/${name}`, `#!/bin/sh\n${script}\n`);

const sundayInManila = '2026-11-21T18:17:00Z';
const mondayInManila = '2026-11-22T18:17:00Z';

test.for([
  ['UTC', sundayInManila, 'full'],
  ['Asia/Manila', sundayInManila, 'full'],
  ['America/New_York', sundayInManila, 'full'],
  ['UTC', mondayInManila, 'diff'],
  ['Asia/Manila', mondayInManila, 'diff'],
])('[DP-44] a host in %s makes at %s a %s backup', async ([zone = '', now = '', type = '']) => {
  await program('psql', 'echo f');
  await program('date', `exec /bin/date -d ${now} "$@"`);
  await program('pgbackrest', 'echo "$*"');
  const { output } = await run('sirkito/backup.sh', [], { TZ: zone });
  expect(output.split('\n')).toEqual(
    ['1', '2'].map((repo) => `--stanza=sirkito --repo=${repo} --type=${type} backup`),
  );
});

/** Restores a database that has these migrations, up to the release's own. */
async function restore(applied: readonly string[]) {
  await program('id', 'echo postgres');
  await program('pgbackrest', '');
  await program('pg_ctl', '');
  await program(
    'psql',
    `case "$*" in *recovery*) echo f ;; *'from migration'*) printf '${applied.join('\\n')}\\n' ;; esac`,
  );
  await write('release/apps/api/build/main/http.js');
  for (const name of ['1.sql', '2.sql']) await write(`release/apps/api/migrations/${name}`);
  await write('node.log');
  await write('release/node_modules/.bin/node', '#!/bin/sh\necho "$1" >> ../node.log\nexit 1\n');
  const options = ['--to', join(home, 'restored'), '--release', join(home, 'release')];
  const { code, output } = await run('sirkito/restore.sh', options);
  return { code, output, programs: await readFile(join(home, 'node.log'), 'utf8') };
}

test('[DP-40] a database that is newer than the release is refused before it is changed', async () => {
  const { code, output, programs } = await restore(['1.sql', '2.sql', '3.sql', '4.sql']);
  expect(code).toBe(1);
  expect(output).toContain(`has migrations that ${join(home, 'release')} lacks: 3.sql 4.sql`);
  expect(programs).toBe('');
});

test('[DP-40] a database that is older than the release is migrated', async () => {
  const { output, programs } = await restore(['1.sql']);
  expect(output).not.toContain('lacks');
  expect(programs).toContain('commands/migrate.js');
});

/** Runs the check for five rounds beside a server that answers no connection. Returns whether it kills it. */
async function isKilled(status: string, patroni: string): Promise<boolean> {
  const server = spawn('sh', ['-c', 'exec tail -f /dev/null']);
  await write('data/postmaster.pid', `${server.pid}\n/data\n1\n5432\n/run\n*\n1 2\n${status}\n`);
  await program('sleep', `[ "$(wc -l < ${home}/rounds)" -lt 5 ] || exit 1; echo >> ${home}/rounds`);
  await write('rounds');
  await program('pg_isready', 'exit 2');
  await program('curl', patroni);
  const { output } = await run('patroni/check-connections.sh');
  server.kill('SIGKILL');
  return output.includes(`(process ${server.pid})`);
}

test.for([
  ['ready   ', true],
  ['starting', false],
  ['stopping', false],
] as const)('[DP-32] a server that is "%s" and answers nobody is killed: %s', async (expected) => {
  const [status, kills] = expected;
  expect(await isKilled(status, 'exit 0')).toBe(kills);
  expect(await isKilled(status, 'exit 28')).toBe(kills);
});
