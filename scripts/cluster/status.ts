import type { Settings } from '../services/settings.ts';
import { ofRole, type Host } from './hosts.ts';
import { localHosts } from './local-settings.ts';
import { runOn } from './machine.ts';
import { processesOf } from './network.ts';
import { members } from './patroni.ts';
import { answers } from './wait.ts';

/** Returns a line per host, with what each part says about itself. */
export async function statusLines(settings: Settings): Promise<string[]> {
  const hosts = localHosts(settings);
  const nodes = await members(ofRole(hosts, 'db'));
  const lines = hosts.map(async (host) => {
    const count = (await processesOf(host)).length;
    const detail = count === 0 ? 'down' : await describe(host);
    return `${host.name.padEnd(8)} ${host.address.padEnd(12)} ${detail}`;
  });

  async function describe(host: Host): Promise<string> {
    const { role, address, name } = host;
    if (role === 'db') {
      const node = nodes.find((one) => one.name === name);
      return `PostgreSQL ${node?.role} ${node?.state} lag ${node?.lag ?? '-'}, ${await redisRole(host)}`;
    }
    if (role === 'app') {
      const [api, web] = [`http://${address}:4000/readyz`, `http://${address}:3000/healthz`];
      return `API ${state(await answers(api))}, web ${state(await answers(web))}`;
    }
    return 'up';
  }
  async function redisRole(host: Host): Promise<string> {
    const cli = ['redis-cli', '--no-auth-warning', '-a', settings['REDIS_PASSWORD'] ?? ''];
    const { output } = await runOn(host, [...cli, 'role'], 3);
    return `Redis ${output.split('\n')[0]}`;
  }
  return Promise.all(lines);
}

const state = (isUp: boolean) => (isUp ? 'up' : 'down');
