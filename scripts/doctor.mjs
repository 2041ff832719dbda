// @ts-check
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node24, packagesState } from './services/lockfile.mjs';

const root = join(fileURLToPath(import.meta.url), '..', '..');
const own = process.versions.node;

const node = {
  bundled: () => say('✓', 'Node', '24, from node_modules'),
  own: () => say('✓', 'Node', own),
  none: () =>
    say('✗', 'Node', `${own} is too old; version 24 or newer is required`, 'npm run setup'),
};
const packages = {
  current: () => say('✓', 'packages', 'match package-lock.json'),
  stale: () => say('✗', 'packages', 'do not match package-lock.json', 'npm run setup'),
  missing: () => say('✗', 'packages', 'not installed', 'npm run setup'),
};

const nodeState = node24(root, own);
const state = packagesState(root);
node[nodeState]();
packages[state]();
if (state !== 'current' || nodeState === 'none') process.exitCode = 1;

if (state === 'missing' || nodeState === 'none') {
  console.log('  Settings, services and ports are checked once these are installed.');
} else {
  const program = nodeState === 'own' ? process.execPath : join(root, 'node_modules/.bin/node');
  const { status } = spawnSync(program, [join(root, 'scripts/doctor.ts')], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

console.log(process.exitCode ? '\nFix the items marked ✗.' : '\nReady to run.');

/** @param {string} mark @param {string} name @param {...string} rest */
function say(mark, name, ...rest) {
  const [detail, remedy] = rest;
  console.log(`${mark} ${name.padEnd(13)} ${detail}${remedy ? `\n  → ${remedy}` : ''}`);
}
