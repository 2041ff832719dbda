import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../services/settings.ts';

/** Where the test image and its bases are stored, apart from other images of this machine. */
export const imageFolder = join(root, '.dev/image');
export const image = 'localhost/sirkito';

const storage = [
  '--storage-driver=vfs',
  `--root=${join(imageFolder, 'storage')}`,
  `--runroot=${join(imageFolder, 'run')}`,
];
const timeout = 20 * 60_000;

/** Runs buildah without a daemon, a registry or a bridge network, and returns its output. */
export const buildah = (command: string, ...args: string[]): string =>
  execFileSync('buildah', [...storage, command, ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout,
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();

/** Returns the megabytes of all layers, unpacked. */
export function imageMegabytes(): number {
  const size = buildah('images', '--format', '{{.Size}}', image);
  const [, megabytes] = /^([\d.]+) MB$/.exec(size) ?? [];
  if (!megabytes) throw new Error(`${image} has the size '${size}', not a number of MB`);
  return Number(megabytes);
}
