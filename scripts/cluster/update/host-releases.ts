import { basename } from 'node:path';
import { ActionableError } from '../../services/steps.ts';
import type { Access } from './access.ts';
import type { Host } from '../hosts.ts';

/** What the processes of a host start from, and the release before the last update. */
export const links = { current: '/srv/sirkito', previous: '/srv/previous' };
/** On the first host: the release that all hosts are changed to, until they are. */
const unfinished = '/srv/unfinished';

interface HostReleases {
  host: Host;
  current: string;
  /** Empty without one. */
  previous: string;
}

const releasePath = /^\/srv\/releases\/[\w.-]+$/;

/** Returns where the hosts store the release in `folder`. */
export function releaseOf(folder: string): string {
  const release = `/srv/releases/${basename(folder)}`;
  if (releasePath.test(release)) return release;
  throw new ActionableError(
    `"${basename(folder)}" can't be the name of a release`,
    'name the folder with letters, digits, ".", "_" and "-"',
  );
}

export async function readReleases(access: Access, apps: readonly Host[]): Promise<HostReleases[]> {
  const all: HostReleases[] = [];
  for (const host of apps) {
    const [current, previous] = [
      await readLink(access, host, links.current),
      await readLink(access, host, links.previous),
    ];
    if (!current) throw new ActionableError(`${host.name} has no ${links.current}`, 'install it');
    all.push({ host, current, previous });
  }
  return all;
}

export const readUnfinished = (access: Access, apps: readonly Host[]): Promise<string> =>
  readLink(access, firstOf(apps), unfinished);

export const setUnfinished = (access: Access, apps: readonly Host[], release: string) =>
  access.run(firstOf(apps), `ln -sfn ${release} ${unfinished}`, 10);

export const clearUnfinished = (access: Access, apps: readonly Host[]) =>
  access.run(firstOf(apps), `rm -f ${unfinished}`, 10);

/** Makes rollback return to what it would have returned to before an update from `before` failed. */
export async function returnPrevious(
  access: Access,
  installed: readonly HostReleases[],
  before: string,
): Promise<void> {
  // If the update was interrupted once, its links have replaced the ones before.
  const isKnown = installed.every(({ previous }) => previous && previous !== before);
  for (const { host, previous } of installed) {
    const command = isKnown ? `ln -sfn ${previous} ${links.previous}` : `rm -f ${links.previous}`;
    await access.run(host, command, 10);
  }
}

/** The host with the owner's settings. */
export function firstOf(apps: readonly Host[]): Host {
  const [first] = apps;
  if (!first) throw new Error('There are no app hosts');
  return first;
}

async function readLink(access: Access, host: Host, link: string): Promise<string> {
  const release = await access.run(host, `readlink ${link} || true`, 10);
  if (release === '' || releasePath.test(release)) return release;
  throw new ActionableError(
    `${link} of ${host.name} isn't a link to a folder of /srv/releases: ${release}`,
    `correct it: ln -sfn /srv/releases/NAME ${link}`,
  );
}

/** Returns the one release that an update replaces, to which it returns if it fails. */
export function releaseToReplace(
  all: readonly HostReleases[],
  release: string,
  unfinishedRelease: string,
): string {
  const others = unique(all.map(({ current }) => current)).filter((one) => one !== release);
  if (others.length > 1 || (unfinishedRelease && unfinishedRelease !== release)) {
    const what = unfinishedRelease
      ? `The change to ${unfinishedRelease} didn't finish`
      : 'The hosts run different releases';
    throw new ActionableError(
      `${what}: ${all.map(({ host, current }) => `${host.name} runs ${current}`).join(', ')}`,
      'finish it with the command that was interrupted, or use rollback',
    );
  }
  const [other] = others;
  if (other) return other;
  if (unfinishedRelease !== release) {
    throw new ActionableError(
      `All hosts run ${release} already`,
      'give the folder of another build another name: this one would overwrite what runs',
    );
  }
  return releaseToReturnTo(all);
}

/** Returns the one release before the last update. Hosts may run it already. */
export function releaseToReturnTo(all: readonly HostReleases[]): string {
  const [release, ...others] = unique(all.map(({ previous }) => previous).filter(Boolean));
  if (!release) {
    throw new ActionableError(
      'No host has a previous release',
      'rollback undoes the last update only, and once',
    );
  }
  const isClear = all.every(({ current, previous }) => (previous || current) === release);
  if (others.length === 0 && isClear) return release;
  const found = all.map(({ host, previous }) => `${host.name} ${previous || 'none'}`);
  throw new ActionableError(
    `The hosts have different previous releases: ${found.join(', ')}`,
    'finish the last update with the same command',
  );
}

const unique = (values: readonly string[]) => [...new Set(values)];
