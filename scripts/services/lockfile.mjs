// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Plain JavaScript: it runs on the machine's own Node before anything is installed.

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} Packages */

/**
 * Do the installed packages belong to this package-lock.json?
 * @param {string} root
 * @returns {'current' | 'stale' | 'missing'}
 */
export function packagesState(root) {
  // npm writes down what it has installed, in the form of the lockfile.
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'missing';
  const installed = readPackages(record);
  const locked = readPackages(join(root, 'package-lock.json'));
  return matches(locked, installed) ? 'current' : 'stale';
}

/**
 * The Node that npm scripts will use: the packages bring 24 where the machine's own is older.
 * @param {string} root
 * @param {string} ownVersion such as 20.11.1
 * @returns {'bundled' | 'own' | 'none'}
 */
export function node24(root, ownVersion) {
  if (existsSync(join(root, 'node_modules', '.bin', 'node'))) return 'bundled';
  return Number.parseInt(ownVersion, 10) >= 24 ? 'own' : 'none';
}

/** @param {string} file @returns {Packages} */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** @param {Packages} locked @param {Packages} installed */
function matches(locked, installed) {
  const wanted = Object.entries(locked).filter(([place]) => place.includes('node_modules/'));
  const isThere = wanted.every(([place, { version, optional, devOptional }]) => {
    const found = installed[place];
    // Packages for other platforms are locked but not installed.
    return found ? found.version === version : optional || devOptional;
  });
  return isThere && Object.keys(installed).every((place) => place in locked);
}
