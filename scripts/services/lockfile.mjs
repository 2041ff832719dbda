// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Plain JavaScript: it runs on the system's Node before packages are installed.

/**
 * @typedef {object} Entry
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @typedef {Record<string, Entry>} Packages
 */

/**
 * Compares the installed packages with package-lock.json.
 * @param {string} root
 * @returns {'current' | 'stale' | 'missing'}
 */
export function packagesState(root) {
  // npm records the installed packages in this file.
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'missing';
  const installed = readPackages(record);
  const locked = readPackages(join(root, 'package-lock.json'));
  return matches(locked, installed) ? 'current' : 'stale';
}

/**
 * Returns which Node npm scripts use: the packages include 24 for systems with an older one.
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
  const expected = Object.entries(locked).filter(([path]) => path.includes('node_modules/'));
  const isComplete = expected.every(([path, { version, optional, devOptional }]) => {
    const found = installed[path];
    // Packages for other platforms are locked but not installed.
    return found ? found.version === version : optional || devOptional;
  });
  return isComplete && Object.keys(installed).every((path) => path in locked);
}
