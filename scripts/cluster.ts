import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onThisMachine, overSsh } from './cluster/update/access.ts';
import { writeFiles } from './cluster/files.ts';
import { hostsOf, ofRole, type Host } from './cluster/hosts.ts';
import { localHosts, readSettings, storedSettings } from './cluster/local-settings.ts';
import { killHost, runOn, startHost } from './cluster/machine.ts';
import { removeNetwork } from './cluster/network.ts';
import { createRelease, releaseFolder } from './cluster/release.ts';
import { statusLines } from './cluster/status.ts';
import { up } from './cluster/up.ts';
import { rollback, update } from './cluster/update/update.ts';
import type { Settings } from './services/settings.ts';
import { ActionableError, run, step } from './services/steps.ts';

const [command = '', ...args] = process.argv.slice(2);

await run(async () => {
  if (command === 'up') return up();
  if (command === 'down') return down();
  if (command === 'status') return printStatus();
  if (command === 'kill') return killHost(hostNamed(args[0]));
  if (command === 'start') return startHost(hostNamed(args[0]));
  if (command === 'exec') return execute(hostNamed(args[0]), args.slice(1));
  if (command === 'files' && args.length === 2) return files(args[0] ?? '', args[1] ?? '');
  if (command === 'update' && args[0]) return updateApps(args);
  if (command === 'rollback') return rollbackApps(args[0]);
  throw new ActionableError(
    `Unknown command: cluster ${[command, ...args].join(' ')}`,
    'use up, down, status, kill HOST, start HOST, exec HOST COMMAND…, update NAME, rollback, or for real hosts: files SETTINGS FOLDER, update SETTINGS FOLDER, rollback SETTINGS',
  );
});

async function printStatus(): Promise<void> {
  console.log((await statusLines(storedSettings())).join('\n'));
}

/** Ends all processes and removes the network. Logs and data stay until the next up. */
async function down(): Promise<void> {
  const hosts = localHosts(storedSettings());
  await step('hosts', async () => {
    await Promise.all(hosts.map(killHost));
    return 'ended';
  });
  await step('network', async () => {
    await removeNetwork(hosts);
    return 'removed';
  });
}

function hostNamed(name = ''): Host {
  const hosts = localHosts(storedSettings());
  const host = hosts.find((one) => one.name === name);
  if (host) return host;
  throw new ActionableError(
    `No host is named "${name}"`,
    `use ${hosts.map((one) => one.name).join(', ')}`,
  );
}

async function execute(host: Host, words: string[]): Promise<void> {
  const { code, output } = await runOn(host, words);
  console.log(output);
  process.exitCode = code;
}

/** Writes the files of every host of a real cluster. */
async function files(settingsFile: string, target: string): Promise<void> {
  const settings = readSettings(settingsFile);
  for (const host of hostsOf(settings)) await writeFiles(host, settings, join(target, host.name));
}
/** Updates real hosts to a built checkout, or the local ones to a new release of this checkout. */
async function updateApps([first = '', second]: string[]): Promise<void> {
  if (second) return update(overSsh, appsOf(readSettings(first)), resolve(second));
  const release = existsSync(releaseFolder(first))
    ? releaseFolder(first)
    : await createRelease(first);
  return update(onThisMachine, appsOf(storedSettings()), release);
}

const rollbackApps = (settingsFile?: string): Promise<void> =>
  settingsFile
    ? rollback(overSsh, appsOf(readSettings(settingsFile)))
    : rollback(onThisMachine, appsOf(storedSettings()));

const appsOf = (settings: Settings): Host[] => ofRole(hostsOf(settings), 'app');
