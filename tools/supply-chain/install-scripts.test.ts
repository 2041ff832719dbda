import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { root, writeFiles } from '../planting/tree.ts';
import { nameOf, readLockfile } from './lockfile.ts';
import { startRegistry } from './test-registry.ts';

/** Packages with an install script, and why they work without it. */
const notRun = {
  '@scarf/scarf': 'only reports the installation to the makers of Spectral',
  esbuild: 'only makes its command start faster; we call it from JavaScript',
};

test('[SC-45] only reviewed packages have an install script', () => {
  const scripted = Object.entries(readLockfile()).filter(([, entry]) => entry.hasInstallScript);
  expect([...new Set(scripted.map(([at]) => nameOf(at)))]).toEqual(Object.keys(notRun));
});

test.each([
  ['npm ci does not run', ['.npmrc'], false],
  // Shows that the package would run code without our settings.
  ['npm ci without .npmrc runs', [], true],
])('[SC-45] %s the install script of a package', async (_, copied, runs) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'canary-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const ran = path.join(folder, 'ran');
  const canary = {
    name: 'canary',
    version: '1.0.0',
    scripts: { postinstall: `node -e "require('fs').writeFileSync('${ran}', '')"` },
  };
  const registry = await startRegistry(path.join(folder, 'canary'), canary);
  onTestFinished(registry.stop);

  const dependencies = { canary: '1.0.0' };
  const locked = { version: '1.0.0', integrity: registry.integrity, hasInstallScript: true };
  const lockfile = { '': { dependencies }, 'node_modules/canary': locked };
  const shop = path.join(folder, 'shop');
  writeFiles(shop, {
    'package.json': JSON.stringify({ name: 'shop', dependencies }),
    'package-lock.json': JSON.stringify({ name: 'shop', lockfileVersion: 3, packages: lockfile }),
    ...Object.fromEntries(
      copied.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]),
    ),
  });
  const settings = {
    registry: registry.url,
    cache: path.join(folder, 'cache'),
    userconfig: path.join(folder, 'none'),
    audit: 'false',
    // Newer versions of npm may ask first.
    'dangerously-allow-all-scripts': 'true',
  };
  const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  // npm hands the settings of the checkout to its children, such as this test.
  const npm = ['-u', 'npm_config_ignore_scripts', 'npm', 'ci'];
  await promisify(execFile)('env', [...npm, ...args], { cwd: shop, timeout: 120_000 });

  expect(existsSync(path.join(shop, 'node_modules/canary/package.json'))).toBe(true);
  expect(existsSync(ran)).toBe(runs);
});
