import { entries, webMemory, workerMemory } from '../services/build.ts';
import type { Role } from './hosts.ts';

interface Service {
  name: string;
  user: string;
  command: string;
}

const node = (...args: string[]) => [process.execPath, ...args].join(' ');
const withEnv = (file: string, command: string, folder = '.') =>
  `sh -c 'cd ${folder}; set -a; . ${file}; set +a; exec ${command}'`;
const shop = (command: string) => withEnv('/etc/sirkito/env', command, '/srv/sirkito');

/** What systemd starts on each host; the local cluster starts the same commands. */
export const services: Record<Role, Service[]> = {
  db: [
    { name: 'etcd', user: 'etcd', command: withEnv('/etc/default/etcd', 'etcd') },
    { name: 'patroni', user: 'postgres', command: 'patroni /etc/patroni/config.yml' },
    { name: 'check', user: 'postgres', command: 'sh /etc/patroni/check-connections.sh' },
    { name: 'redis', user: 'redis', command: 'redis-server /etc/redis/redis.conf' },
    { name: 'sentinel', user: 'redis', command: 'redis-sentinel /etc/redis/sentinel.conf' },
  ],
  app: [
    { name: 'haproxy', user: 'haproxy', command: 'haproxy -db -f /etc/haproxy/haproxy.cfg' },
    { name: 'pgbouncer', user: 'postgres', command: 'pgbouncer /etc/pgbouncer/pgbouncer.ini' },
    { name: 'api', user: 'root', command: shop(node(entries.api)) },
    { name: 'worker', user: 'root', command: shop(node(...workerMemory.flags, entries.worker)) },
    {
      name: 'web',
      user: 'root',
      command: shop(`env MALLOC_ARENA_MAX=2 ${node(...webMemory.flags, entries.web)}`),
    },
  ],
  front: [{ name: 'nginx', user: 'root', command: `nginx -g 'daemon off;'` }],
  outside: [
    {
      name: 'mail',
      user: 'root',
      command: withEnv('/etc/sirkito/outside', node('node_modules/.bin/maildev')),
    },
    {
      name: 'paymongo',
      user: 'root',
      command: withEnv('/etc/sirkito/outside', node(entries.paymongo)),
    },
  ],
};
