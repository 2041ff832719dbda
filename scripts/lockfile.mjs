// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Adds the hashes that npm leaves out of package-lock.json for packages of other platforms.
const file = join(fileURLToPath(import.meta.url), '../../package-lock.json');
const lockfile = JSON.parse(readFileSync(file, 'utf8'));
const missing = [];

for (const [path, entry] of Object.entries(lockfile.packages)) {
  if (!lacksHash(path, entry)) continue;
  const spec = `${path.replace(/^.*node_modules\//, '')}@${entry.version}`;
  const integrity = findHash(spec);
  if (integrity) entry.integrity = integrity;
  else missing.push(spec);
}
writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
if (missing.length > 0) {
  console.error(`✗ lockfile      the registry doesn't have ${missing.join(', ')}`);
  process.exitCode = 1;
}

/** @param {string} path @param {{ integrity?: string, link?: boolean, inBundle?: boolean }} entry */
function lacksHash(path, { integrity, link, inBundle }) {
  return path.includes('node_modules/') && !integrity && !link && !inBundle;
}

/** @param {string} spec */
function findHash(spec) {
  try {
    const args = ['view', spec, 'dist.integrity', '--loglevel=silent'];
    return execFileSync('npm', args, { encoding: 'utf8', timeout: 60_000 }).trim();
  } catch {
    return '';
  }
}
