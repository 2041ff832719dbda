import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { attempt } from '../services/command.ts';
import { root } from '../services/settings.ts';
import { folder, folderOf, type Host } from './hosts.ts';
import { namespaceOf, processesOf } from './network.ts';
import { services } from './services.ts';

/** Storage that several hosts mount; the off-site one stands for another site. */
const shared = ['backup', 'offsite', 'images'].map((name) => join('..', '..', name));

/**
 * Starts a host: a process tree with its own network, process ids and mounts. Its /etc and /var are
 * this machine's, with the host's own files over them; they vanish with its last process. A shift like
 * `+1h` is what libfaketime adds to its clock.
 */
export async function startHost(host: Host, clockShift?: string): Promise<void> {
  const home = folderOf(host);
  for (const name of ['etc', 'srv', 'var', 'work-etc', 'work-var', ...shared]) {
    await mkdir(join(home, name), { recursive: true });
  }
  const script = join(home, 'start.sh');
  await writeFile(script, startScript(host, clockShift));
  if (host.role === 'db') await createDisk(host);
  const log = await open(join(home, 'start.log'), 'a');
  const isolate = [
    'unshare',
    '--mount',
    '--ipc',
    '--pid',
    '--fork',
    '--kill-child',
    '--mount-proc',
  ];
  const args = ['netns', 'exec', namespaceOf(host), ...isolate, 'sh', script];
  const child = spawn('ip', args, {
    cwd: root,
    env: { PATH: process.env['PATH'] },
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  child.unref();
  await writeFile(join(home, 'pid'), String(child.pid));
  await log.close();
}

/** Kills all processes of a host at once, as a power failure does. */
export async function killHost(host: Host): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const pids = await processesOf(host);
    if (pids.length === 0) return;
    for (const pid of pids) kill(pid);
    await delay(100);
  }
  throw new Error(`Processes of ${host.name} don't end`);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Runs a command on a host. */
export async function runOn(host: Host, command: readonly string[], seconds = 60) {
  // unshare itself is still on this machine's mounts; its child is the host's first process.
  const parent = await readFile(join(folderOf(host), 'pid'), 'utf8');
  const { output: first } = await attempt('pgrep', ['--parent', parent]);
  const target = ['--target', first.trim(), '--mount', '--net', '--pid'];
  const env = { ...process.env, PATH: `/run/bin:${process.env['PATH']}` };
  return attempt('timeout', [String(seconds), 'nsenter', ...target, '--', ...command], { env });
}

/** Restarts as systemd does: SIGTERM, and SIGKILL after 20 s. The host then starts the service again. */
const systemctl = `#!/bin/sh
[ "$1" = restart ] || exit 1
name=\${2#sirkito-}
pid=$(cat "/run/\${name%@*}.pid")
kill -TERM "$pid" 2>/dev/null || exit 0
for _ in $(seq 200); do
  kill -0 "$pid" 2>/dev/null || exit 0
  sleep 0.1
done
kill -KILL "$pid"
`;

const diskOf = (host: Host) => join(folderOf(host), 'disk');

/** Databases have a disk of their own, so that it can be full. */
async function createDisk(host: Host): Promise<void> {
  if (existsSync(diskOf(host))) return;
  const script = `truncate -s 3G ${diskOf(host)} && mkfs.ext4 -q -m 0 ${diskOf(host)}`;
  const { code, output } = await attempt('sh', ['-c', script]);
  if (code !== 0) throw new Error(`The disk of ${host.name}: ${output}`);
}

/** Not for Redis: its memory allocator can't start with libfaketime, and the shop doesn't depend on its clock. */
const faketime = (name: string, shift?: string) =>
  shift && !['redis', 'sentinel'].includes(name)
    ? `env LD_PRELOAD=/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1 FAKETIME_DISABLE_SHM=1 FAKETIME_DONT_FAKE_MONOTONIC=1 FAKETIME=${shift} `
    : '';

const startScript = (host: Host, clockShift?: string): string => `set -eu
for folder in etc var; do
  home=${folderOf(host)}
  mount -t overlay overlay -o "lowerdir=/$folder,upperdir=$home/$folder,workdir=$home/work-$folder" "/$folder"
done
mount --bind ${folderOf(host)}/srv /srv
mount -t tmpfs tmpfs /run
mount -t tmpfs tmpfs /dev/shm
install -d /var/log/cluster /run/redis /run/bin
cat >/run/bin/systemctl <<'SCRIPT'
${systemctl}SCRIPT
chmod +x /run/bin/systemctl
${host.role === 'db' ? `install -d /var/lib/postgresql\nmount -o loop ${diskOf(host)} /var/lib/postgresql\nchown postgres: /var/lib/postgresql` : ''}
${preparations[host.role]}
keep_running() {
  name=$1 user=$2; shift 2
  while :; do
    setpriv --reuid "$user" --regid "$user" --init-groups "$@" >>"/var/log/cluster/$name.log" 2>&1 &
    echo $! >"/run/$name.pid"
    wait $! || sleep 2
  done
}
${services[host.role].map(({ name, user, command }) => `keep_running ${name} ${user} ${faketime(name, clockShift)}${command} &`).join('\n')}
wait
`;

/** What the Debian packages and an operator do on a real host. */
const preparations: Record<Host['role'], string> = {
  db: `install -d -o postgres -g postgres /run/postgresql /var/log/pgbackrest
install -d -o postgres -g postgres /var/lib/postgresql/15
install -d -o postgres -g postgres -m 700 /var/lib/postgresql/15/sirkito
install -d /var/lib/pgbackrest-offsite
mount --bind ${join(folder, 'backup')} /var/lib/pgbackrest
mount --bind ${join(folder, 'offsite')} /var/lib/pgbackrest-offsite
chown postgres: /var/lib/pgbackrest /var/lib/pgbackrest-offsite
chown -R postgres: /etc/patroni /etc/pgbackrest.conf /etc/sirkito
chown -R redis: /etc/redis
install -d -o redis -g redis -m 750 /var/lib/redis
chown etcd: /etc/default/etcd`,
  app: `install -d -o haproxy -g haproxy /run/haproxy
chown -R haproxy: /etc/haproxy
chown -R postgres: /etc/pgbouncer
install -d /var/lib/sirkito/images
mount --bind ${join(folder, 'images')} /var/lib/sirkito/images`,
  front: `rm -f /etc/nginx/sites-enabled/default
install -d /var/lib/nginx`,
  outside: '',
};
