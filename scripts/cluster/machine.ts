import { spawn } from 'node:child_process';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { attempt } from '../services/command.ts';
import { root } from '../services/settings.ts';
import { folder, folderOf, type Host } from './hosts.ts';
import { namespaceOf, processesOf } from './network.ts';
import { services } from './services.ts';

/**
 * Starts a host: a process tree with its own network, process ids and mounts. Its /etc and /var are
 * this machine's, with the host's own files over them; they vanish with its last process.
 */
export async function startHost(host: Host): Promise<void> {
  const home = folderOf(host);
  for (const name of ['etc', 'var', 'work-etc', 'work-var', '../../backup', '../../images']) {
    await mkdir(join(home, name), { recursive: true });
  }
  const script = join(home, 'start.sh');
  await writeFile(script, startScript(host));
  const log = await open(join(home, 'start.log'), 'a');
  const isolate = ['unshare', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
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
  return attempt('timeout', [String(seconds), 'nsenter', ...target, '--', ...command]);
}

const startScript = (host: Host): string => `set -eu
for folder in etc var; do
  home=${folderOf(host)}
  mount -t overlay overlay -o "lowerdir=/$folder,upperdir=$home/$folder,workdir=$home/work-$folder" "/$folder"
done
mount -t tmpfs tmpfs /run
install -d /var/log/cluster /run/redis
${preparations[host.role]}
keep_running() {
  name=$1 user=$2; shift 2
  while :; do
    setpriv --reuid "$user" --regid "$user" --init-groups "$@" >>"/var/log/cluster/$name.log" 2>&1 || true
    sleep 2
  done
}
${services[host.role].map(({ name, user, command }) => `keep_running ${name} ${user} ${command} &`).join('\n')}
wait
`;

/** What the Debian packages and an operator do on a real host. */
const preparations: Record<Host['role'], string> = {
  db: `install -d -o postgres -g postgres /run/postgresql /var/log/pgbackrest
install -d -o postgres -g postgres -m 700 /var/lib/postgresql/15/sirkito
mount --bind ${join(folder, 'backup')} /var/lib/pgbackrest
chown postgres: /var/lib/pgbackrest
chown -R postgres: /etc/patroni /etc/pgbackrest.conf
chown -R redis: /etc/redis
install -d -o redis -g redis -m 750 /var/lib/redis
chown etcd: /etc/default/etcd`,
  app: `install -d -o haproxy -g haproxy /run/haproxy
chown -R haproxy: /etc/haproxy
chown -R postgres: /etc/pgbouncer
install -d /var/lib/sirkito/images
mount --bind ${join(folder, 'images')} /var/lib/sirkito/images`,
  front: 'rm -f /etc/nginx/sites-enabled/default',
  outside: '',
};
