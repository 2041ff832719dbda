import { cp, mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attempt } from '../../services/command.ts';
import type { Access } from './access.ts';
import type { Host } from '../hosts.ts';
import { rollback, update } from './update.ts';

const hosts: Host[] = ['app1', 'app2'].map((name) => ({ name, role: 'app', address: name }));

let target = '';
/** What a host's shell prints before anything else. */
let banner = '';
/** From this command on this host on, nothing runs any more, as if the program were killed. */
let killAt: { host: string; command: string } | undefined;
let isKilled = false;

/**
 * Stand for the programs of a host. Processes run the release that was linked when they were started;
 * its files say how they fail. Waiting ends after some tries, because it takes no time.
 */
const programs = `tries=0
sleep() { tries=$((tries + 1)); [ $tries -lt 9 ] || exit 124; }
systemctl() { readlink "$HOST/srv/sirkito" > "$HOST/running-$2"; rm -f "$HOST/asked-$2"; }
curl() {
  case "$*" in
    *:4000/*) unit=sirkito-api@4000 ;; *:3000/*) unit=sirkito-web@3000 ;; *) unit=sirkito-worker ;;
  esac
  read -r release < "$HOST/running-$unit"
  [ ! -e "$release/broken-$unit" ] || return 7
  [ ! -e "$release/dying-$unit" ] || [ ! -e "$HOST/asked-$unit" ] || return 7
  : > "$HOST/asked-$unit"
}
node() { [ -f "$1" ] && echo "\${PWD##*/}: \${*##*/}" >> "$HOST/node.log"; }
`;

/** Runs a host's commands in a folder instead of at its root. */
const access: Access = {
  run: async ({ name }, command) => {
    isKilled ||= killAt?.host === name && command.includes(killAt.command);
    if (isKilled) throw new Error('killed');
    const home = join(target, name);
    const local = command.replaceAll(/\/(srv|etc\/sirkito)\b/g, `${home}/$1`);
    const { code, output } = await attempt('sh', ['-c', `HOST=${home}\n${programs}${local}`]);
    if (code !== 0) throw new Error(`${name}: exit code ${code}\n${output}`);
    return banner + output.replaceAll(home, '');
  },
  copy: ({ name }, folder, path) => cp(folder, join(target, name, path), { recursive: true }),
};

async function write(file: string, text = ''): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Makes a built checkout. */
async function build(name: string, ...files: string[]): Promise<string> {
  const folder = join(target, 'builds', name);
  const all = ['migrate.js', 'seed.js', 'narrow.js'].map(
    (file) => `apps/api/build/main/commands/${file}`,
  );
  const web = ['apps/web/package.json', `apps/web/build/client/assets/${name}.js`];
  for (const file of [...all, ...web, ...files]) await write(join(folder, file), name);
  return folder;
}

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  [banner, killAt, isKilled] = ['', undefined, false];
  target = await mkdtemp(join(tmpdir(), 'sirkito-update-'));
  const first = await build('1');
  for (const host of hosts) {
    for (const file of ['env', 'owner']) await write(join(target, host.name, 'etc/sirkito', file));
    await access.copy(host, first, '/srv/releases/1');
    await symlink(
      join(target, host.name, 'srv/releases/1'),
      join(target, host.name, 'srv/sirkito'),
    );
    for (const unit of units) await access.run(host, `systemctl restart ${unit}`, 1);
  }
});
afterEach(() => rm(target, { recursive: true }));

const units = ['sirkito-api@4000', 'sirkito-web@3000', 'sirkito-worker'];

/** Returns the names of the releases that the processes of all hosts run, without repetitions. */
async function running(): Promise<string[]> {
  const found = await Promise.all(
    hosts.flatMap(({ name }) =>
      units.map(async (unit) => {
        const release = await readFile(join(target, name, `running-${unit}`), 'utf8');
        return release.trim().split('/').at(-1) ?? '';
      }),
    ),
  );
  return [...new Set(found)];
}

const toRelease = async (name: string) => update(access, hosts, await build(name));

async function kill(work: () => Promise<void>, host: string, command: string): Promise<void> {
  killAt = { host, command };
  await expect(work()).rejects.toThrow('killed');
  [killAt, isKilled] = [undefined, false];
}

test('[DP-45] [DP-46] updates all processes of all hosts, and returns', async () => {
  await toRelease('2');
  expect(await running()).toEqual(['2']);
  await rollback(access, hosts);
  expect(await running()).toEqual(['1']);
  await expect(rollback(access, hosts)).rejects.toThrow('No host has a previous release');
});

test('[DP-46] rollback repairs a host that is not ready, which update refuses', async () => {
  await toRelease('2');
  await write(join(target, 'app2', 'srv/releases/2/broken-sirkito-web@3000'));
  await expect(toRelease('3')).rejects.toThrow("The web of app2 isn't ready");
  await rollback(access, hosts);
  expect(await running()).toEqual(['1']);
});

test.for([
  ['api', 'broken-sirkito-api@4000'],
  ['worker', 'dying-sirkito-worker'],
] as const)('[DP-47] returns from a release whose %s fails (%s)', async ([part, file]) => {
  await expect(update(access, hosts, await build('2', file))).rejects.toThrow(
    `The ${part} of /srv/releases/2 doesn't get ready on app1`,
  );
  expect(await running()).toEqual(['1']);
  await toRelease('3');
  expect(await running()).toEqual(['3']);
});

test('[DP-47] after a failed update, rollback returns to the release before the one that runs', async () => {
  const failed = async (name: string) =>
    update(access, hosts, await build(name, 'broken-sirkito-worker'));
  await expect(failed('0')).rejects.toThrow('it was returned to /srv/releases/1');
  await expect(rollback(access, hosts)).rejects.toThrow('No host has a previous release');
  await toRelease('2');
  await expect(failed('3')).rejects.toThrow('it was returned to /srv/releases/2');
  await rollback(access, hosts);
  expect(await running()).toEqual(['1']);
});

const killUpdate = (host: string, command: string) => kill(() => toRelease('2'), host, command);

const moments = [
  ['app2', 'mv -T'],
  ['app1', 'systemctl restart sirkito-worker'],
] as const;

test.for(moments)(
  '[DP-45] continues an update killed before %s runs %s',
  async ([host, command]) => {
    await killUpdate(host, command);
    await toRelease('2');
    expect(await running()).toEqual(['2']);
    await rollback(access, hosts);
    expect(await running()).toEqual(['1']);
  },
);

test.for(moments)(
  '[DP-46] rolls back an update killed before %s runs %s',
  async ([host, command]) => {
    await killUpdate(host, command);
    await rollback(access, hosts);
    expect(await running()).toEqual(['1']);
    await toRelease('3');
    expect(await running()).toEqual(['3']);
  },
);

test.for([
  ['app2', 'mv -T'],
  ['app1', 'systemctl restart sirkito-api@4000'],
  ['app2', 'rm -f /srv/previous'],
] as const)('[DP-46] continues a rollback killed before %s runs %s', async ([host, command]) => {
  await toRelease('2');
  // The release before has no such program yet.
  await rm(join(target, 'app1/srv/releases/1/apps/api/build/main/commands/narrow.js'));
  await kill(() => rollback(access, hosts), host, command);
  await rollback(access, hosts);
  expect(await running()).toEqual(['1']);
  const log = await readFile(join(target, 'app1/node.log'), 'utf8');
  expect(log).toContain('2: narrow.js --undo');
});

test('[DP-45] refuses another release while hosts run different ones', async () => {
  await killUpdate('app2', 'mv -T');
  await expect(toRelease('3')).rejects.toThrow(
    "The change to /srv/releases/2 didn't finish: app1 runs /srv/releases/2, app2 runs /srv/releases/1",
  );
  await rm(join(target, 'app1/srv/unfinished'));
  await expect(toRelease('3')).rejects.toThrow('The hosts run different releases: app1 runs');
});

test('[DP-47] returns all hosts to the old release if the continued update fails', async () => {
  await killUpdate('app1', 'restart sirkito-web@3000');
  await write(join(target, 'app1/srv/releases/2/dying-sirkito-worker'));
  await expect(toRelease('2')).rejects.toThrow('it was returned to /srv/releases/1');
  expect(await running()).toEqual(['1']);
});

test('[DP-45] never overwrites the release that runs', async () => {
  await toRelease('2');
  const file = join(target, 'app1/srv/releases/2/apps/web/package.json');
  await write(join(await build('2'), 'apps/web/package.json'), 'rebuilt');
  await expect(update(access, hosts, join(target, 'builds/2'))).rejects.toThrow(
    'All hosts run /srv/releases/2 already',
  );
  expect(await readFile(file, 'utf8')).toBe('2');
});

test('[DP-45] refuses what is no path of a release', async () => {
  await expect(toRelease('2 beta')).rejects.toThrow("can't be the name of a release");
  banner = 'Authorized use only\n';
  await expect(toRelease('2')).rejects.toThrow("isn't a link to a folder of /srv/releases");
  expect(await readlink(join(target, 'app1/srv/sirkito'))).toMatch(/releases\/1$/);
});
