// @ts-check
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node24, packagesState } from './services/lockfile.mjs';

const root = join(fileURLToPath(import.meta.url), '..', '..');
const own = process.versions.node;

const node = {
  bundled: () => say('✓', 'Node', '24, brought by the packages'),
  own: () => say('✓', 'Node', own),
  none: () => say('✗', 'Node', `${own} is too old, 24 is needed`, 'npm run setup'),
};
const packages = {
  current: () => say('✓', 'packages', 'match package-lock.json'),
  stale: () => say('✗', 'packages', 'do not match package-lock.json', 'npm run setup'),
  missing: () => say('✗', 'packages', 'are not installed', 'npm run setup'),
};

const nodeState = node24(root, own);
const state = packagesState(root);
node[nodeState]();
packages[state]();
if (state !== 'current' || nodeState === 'none') process.exitCode = 1;

if (state === 'missing' || nodeState === 'none') {
  console.log('  Settings, services and ports can be looked at once these are there.');
} else {
  const program = nodeState === 'own' ? process.execPath : join(root, 'node_modules/.bin/node');
  const { status } = spawnSync(program, [join(root, 'scripts/doctor.ts')], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

console.log(process.exitCode ? '\nTo mend: what is marked ✗.' : '\nThe shop can run.');

/** @param {string} mark @param {string} name @param {...string} rest */
function say(mark, name, ...rest) {
  const [detail, remedy] = rest;
  console.log(`${mark} ${name.padEnd(13)} ${detail}${remedy ? `\n  → ${remedy}` : ''}`);
}
