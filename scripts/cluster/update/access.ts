import { join } from 'node:path';
import { attempt } from '../../services/command.ts';
import { folderOf, type Host } from '../hosts.ts';
import { runOn } from '../machine.ts';

/** How to reach the hosts: over SSH, or on this machine. */
export interface Access {
  /** Runs a shell command and returns its output. Throws if it fails or takes too long. */
  run: (host: Host, command: string, seconds: number) => Promise<string>;
  /** Copies a folder to a path on the host. */
  copy: (host: Host, folder: string, path: string) => Promise<void>;
}

const copySeconds = 600;
/** Errors only: a banner of the host would mix with the output. */
const sshOptions = ['ConnectTimeout=10', 'BatchMode=yes', 'LogLevel=ERROR'];

/** Reaches the hosts as root over SSH. */
export const overSsh: Access = {
  run: async (host, command, seconds) => {
    const options = sshOptions.flatMap((option) => ['-o', option]);
    const ssh = ['ssh', ...options, `root@${host.address}`];
    const remote = `timeout ${seconds} sh -c ${quote(command)}`;
    return outputOf(host, await attempt('timeout', [String(seconds + 10), ...ssh, remote]));
  },
  copy: (host, folder, path) => sync(host, folder, `root@${host.address}:${path}/`),
};

/** Reaches the hosts of the local cluster. */
export const onThisMachine: Access = {
  run: async (host, command, seconds) =>
    outputOf(host, await runOn(host, ['sh', '-c', command], seconds)),
  copy: (host, folder, path) => sync(host, folder, `${join(folderOf(host), path)}/`),
};

async function sync(host: Host, folder: string, target: string): Promise<void> {
  const rsync = [
    'rsync',
    '-a',
    '--mkpath',
    '--exclude=.git',
    '--exclude=.dev',
    `${folder}/`,
    target,
  ];
  outputOf(host, await attempt('timeout', [String(copySeconds), ...rsync]));
}

function outputOf({ name }: Host, { code, output }: { code: number; output: string }): string {
  if (code === 0) return output;
  throw new Error(`${name}: ${code === 124 ? 'timed out' : `exit code ${code}`}\n${output}`);
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
