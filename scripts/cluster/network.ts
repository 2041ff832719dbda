import { attempt } from '../services/command.ts';
import type { Host } from './hosts.ts';

/** Two checkouts with different numbers can each run a cluster. */
const number = process.env['CLUSTER_NUMBER'] || '77';
export const network = `10.${number}.0`;
const bridge = `sirkito${number}`;

export const namespacePrefix = `${bridge}-`;
export const namespaceOf = ({ name }: Host) => `${namespacePrefix}${name}`;
const linkOf = ({ name }: Host) => `sk${number}-${name}`;

/** Connects a network namespace per host to a bridge that this machine is on too. */
export async function createNetwork(hosts: readonly Host[], gateway: string): Promise<void> {
  await ip('link', 'add', bridge, 'type', 'bridge');
  await ip('address', 'add', `${gateway}/24`, 'dev', bridge);
  await ip('link', 'set', bridge, 'up');
  for (const host of hosts) {
    const [space, link] = [namespaceOf(host), linkOf(host)];
    await ip('netns', 'add', space);
    await ip('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
    await ip('link', 'set', link, 'master', bridge, 'up');
    await ip('-n', space, 'address', 'add', `${host.address}/24`, 'dev', 'eth0');
    await ip('-n', space, 'link', 'set', 'eth0', 'up');
    await ip('-n', space, 'link', 'set', 'lo', 'up');
  }
}

/** Removes what exists of the network. */
export async function removeNetwork(hosts: readonly Host[]): Promise<void> {
  const spaces = await namespaces();
  for (const host of hosts) {
    // Otherwise it stays until the kernel has cleaned the namespace up.
    await attempt('ip', ['link', 'delete', linkOf(host)]);
    if (spaces.includes(namespaceOf(host))) await ip('netns', 'delete', namespaceOf(host));
  }
  const { output } = await attempt('ip', ['-brief', 'link', 'show', 'type', 'bridge']);
  if (output.split(/\s+/).includes(bridge)) await ip('link', 'delete', bridge);
}

export async function namespaces(): Promise<string[]> {
  const { output } = await attempt('ip', ['netns', 'list']);
  return output.split('\n').map((line) => line.split(' ')[0] ?? '');
}

/** Lists the processes of a host, by their ids on this machine. */
export async function processesOf(host: Host): Promise<number[]> {
  const { output, code } = await attempt('ip', ['netns', 'pids', namespaceOf(host)]);
  return code === 0 ? output.split('\n').filter(Boolean).map(Number) : [];
}

async function ip(...args: string[]): Promise<void> {
  const { code, output } = await attempt('ip', args);
  if (code !== 0) throw new Error(`ip ${args.join(' ')}: ${output}`);
}
