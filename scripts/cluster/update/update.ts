import { ActionableError, step, warn } from '../../services/steps.ts';
import type { Access } from './access.ts';
import {
  clearUnfinished,
  firstOf,
  links,
  readReleases,
  readUnfinished,
  releaseOf,
  releaseToReplace,
  releaseToReturnTo,
  returnPrevious,
} from './host-releases.ts';
import type { Host } from '../hosts.ts';
import { findNotReady, restartParts } from './restart-parts.ts';

const { current, previous } = links;
const commands = 'apps/api/build/main/commands';
const migrate = ['migrate.js', 'seed.js --without-orders'];
const narrow = 'narrow.js';
const migrateSeconds = 1_800;

/**
 * Updates the app hosts to the release in `folder`, one process at a time. The API comes first on all
 * hosts, because pages may call an API that is newer than they are, but none that is older. Continues
 * an update that was interrupted.
 */
export async function update(access: Access, apps: readonly Host[], folder: string): Promise<void> {
  const [release, first] = [releaseOf(folder), firstOf(apps)];
  const installed = await readReleases(access, apps);
  const before = releaseToReplace(installed, release, await readUnfinished(access, apps));
  await step('hosts', async () => {
    const [problem] = await findNotReady(access, apps);
    if (problem) {
      throw new ActionableError(problem, 'repair this host first: the others restart');
    }
    return apps.map(({ name }) => name).join(', ');
  });
  await step('copy', async () => {
    for (const { host } of installed.filter((one) => one.current !== release)) {
      await access.copy(host, folder, release);
      await access.run(host, shareAssets(release), 60);
    }
    return release;
  });
  await step('migrate', async () => {
    await access.run(first, command(release, ...migrate), migrateSeconds);
    return 'migrated and seeded';
  });
  for (const host of apps) await access.run(host, `ln -sfn ${before} ${previous}`, 10);
  await restartParts(access, apps, {
    release,
    order: ['api', 'web', 'worker'],
    beforeOf: () => before,
    onReturned: () => returnPrevious(access, installed, before),
  });
  await step('privileges', async () => {
    await access.run(first, command(release, narrow), 60);
    return 'narrowed to what this version needs';
  });
  await clearUnfinished(access, apps);
}

/**
 * Returns all app hosts to the release before the last update, also one that was interrupted. The
 * database stays as it is.
 */
export async function rollback(access: Access, apps: readonly Host[]): Promise<void> {
  const installed = await readReleases(access, apps);
  const release = releaseToReturnTo(installed);
  for (const problem of await findNotReady(access, apps)) warn('not ready', problem);
  for (const host of apps) await access.run(host, shareAssets(release), 60);
  const releases = new Map(installed.map((one) => [one.host, one.current]));
  const newer = [...releases.values()].filter((one) => one !== release);
  await access.run(firstOf(apps), widen([...newer, release]), 60);
  await restartParts(access, apps, {
    release,
    order: ['worker', 'web', 'api'],
    beforeOf: (host) => releases.get(host) ?? release,
  });
  for (const host of apps) await access.run(host, `rm -f ${previous}`, 10);
  await clearUnfinished(access, apps);
}

/**
 * Gives both releases each other's scripts and pictures: a page of either version may ask a host that
 * runs the other. Those of releases before are copied for a month, for pages that stay open.
 */
function shareAssets(release: string): string {
  const copy = (from: string, to: string) =>
    `find ${from}/apps/web/build/client/assets -type f \\( -newer ${from}/apps/web/package.json -o -mtime -30 \\) ` +
    `-exec cp -an -t ${to}/apps/web/build/client/assets {} +`;
  return `[ "$(readlink ${current})" = ${release} ] || { ${copy(current, release)} && ${copy(release, current)}; }`;
}

/** The previous release may need privileges that this one has removed. Old releases lack the program for it. */
const widen = (releases: readonly string[]) =>
  `for release in ${releases.join(' ')}; do ` +
  `[ ! -f $release/${commands}/${narrow} ] || { ${command('$release', `${narrow} --undo`)}; exit; }; done`;

/** Runs programs of a release with the owner's settings, which the first host has. */
const command = (release: string, ...programs: readonly string[]) =>
  [
    `cd ${release}`,
    'set -a',
    '. /etc/sirkito/env',
    '. /etc/sirkito/owner',
    'set +a',
    'PATH=$PWD/node_modules/.bin:$PATH',
    ...programs.map((program) => `node ${commands}/${program}`),
  ].join(' && ');
