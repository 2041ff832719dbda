import { execFile } from 'node:child_process';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../../..');
/** What a build of the API needs. */
const sources = ['package.json', 'packages', 'apps/api', ':!apps/api/catalogue'];

interface Package {
  version: string;
}

async function git(...args: string[]): Promise<string> {
  // In a container the checkout may belong to another user.
  const { stdout } = await execute('git', ['-c', 'safe.directory=*', ...args], { cwd: root });
  return stdout.trim();
}

/**
 * Returns the commit before the newest migration. Undefined if the checkout lacks it, or if it is
 * older than 0.2.0: updating to 0.2.0 stops the shop.
 */
export async function previousCommit(): Promise<string | undefined> {
  const newest = ['log', '--diff-filter=A', '-1', '--format=%P', '--', 'apps/api/migrations'];
  try {
    if ((await git('rev-parse', '--is-shallow-repository')) === 'true') return undefined;
    const [parent] = (await git(...newest)).split(' ');
    if (!parent) return undefined;
    const { version } = JSON.parse(await git('show', `${parent}:package.json`)) as Package;
    return version.startsWith('0.1.') ? undefined : parent;
  } catch {
    // An exported checkout has no history.
    return undefined;
  }
}

/** Builds the API of a commit in an empty folder, with today's npm packages. Returns its program. */
export async function buildApiOf(commit: string, folder: string): Promise<string> {
  const archive = path.join(folder, 'sources.tar');
  await git('archive', `--output=${archive}`, commit, '--', ...sources);
  await execute('tar', ['-xf', archive, '-C', folder]);
  await linkPackages(folder);
  const api = path.join(folder, 'apps/api');
  await execute(process.execPath, ['build.ts'], { cwd: api });
  return path.join(api, 'build/main/http.js');
}

/** Links today's npm packages, and that commit's own packages. */
async function linkPackages(folder: string): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  await mkdir(path.join(modules, '@sirkito'), { recursive: true });
  const [installed, own] = [path.join(root, 'node_modules'), path.join(folder, 'packages')];
  for (const name of await readdir(installed)) {
    if (name !== '@sirkito') await symlink(path.join(installed, name), path.join(modules, name));
  }
  for (const name of await readdir(own)) {
    await symlink(path.join(own, name), path.join(modules, '@sirkito', name));
  }
}
