// @ts-check
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node24, packagesState } from './services/lockfile.mjs';

const root = join(fileURLToPath(import.meta.url), '..', '..');
const began = Date.now();

if (packagesState(root) === 'current') {
  say('already match package-lock.json');
} else {
  console.log('  packages      installing with npm ci; this can take a minute');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) stop('npm ci failed; see the error above', 'fix it, then npm run setup');
  say('installed');
}

if (node24(root, process.versions.node) === 'none') {
  stop(
    `Node 24 or newer is required; this is ${process.versions.node}, and no packaged Node exists for ${process.platform} ${process.arch}`,
    'install Node 24 (https://nodejs.org), then run npm run setup',
  );
}

/** @param {string} detail */
function say(detail) {
  console.log(`✓ packages      ${detail}  ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** @param {string} reason @param {string} remedy */
function stop(reason, remedy) {
  console.error(`✗ packages      ${reason}\n  → ${remedy}`);
  process.exit(1);
}
