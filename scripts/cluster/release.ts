import { cp, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseContents } from '../image/release-contents.ts';
import { attempt } from '../services/command.ts';
import { root } from '../services/settings.ts';
import { folder, folderOf, type Host } from './hosts.ts';

export const releaseFolder = (name: string) => join(folder, 'releases', name);

/** Copies this checkout's build into a release of the local cluster. All share the packages. */
export async function createRelease(name: string): Promise<string> {
  const target = releaseFolder(name);
  for (const path of releaseContents) {
    await cp(join(root, path), join(target, path), { recursive: true, preserveTimestamps: true });
  }
  await symlink(join(root, 'node_modules'), join(target, 'node_modules'));
  return target;
}

/** Installs the first release on a host that doesn't run yet. */
export async function installRelease(host: Host, name: string): Promise<void> {
  const srv = join(folderOf(host), 'srv');
  await mkdir(join(srv, 'releases'), { recursive: true });
  const target = join(srv, 'releases', name);
  const { code, output } = await attempt('cp', ['-al', releaseFolder(name), target]);
  if (code !== 0) throw new Error(`cp: ${output}`);
  await symlink(`/srv/releases/${name}`, join(srv, 'sirkito'));
}
