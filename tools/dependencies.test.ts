import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

interface Entry {
  dev?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

interface Lockfile {
  packages: Record<string, Entry>;
}

const file = new URL('../package-lock.json', import.meta.url);
const { packages } = JSON.parse(await readFile(file, 'utf8')) as Lockfile;
const installed = Object.entries(packages).filter(
  ([path, entry]) => path.includes('node_modules/') && !entry.link,
);
const names = installed.map(([path]) => path.replace(/^.*node_modules\//, ''));

test('includes no React server components or server functions', () => {
  expect(names.filter((name) => /react-server-dom|plugin-rsc/.test(name))).toEqual([]);
});

test('runs install scripts only for known packages', () => {
  const scripted = installed
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect([...new Set(scripted)].toSorted()).toEqual(['esbuild']);
});

test('limits the number of production packages', () => {
  // Count only one binary of packages with one per platform.
  const isForServers = ({ os, cpu, libc }: Entry) =>
    (os ?? ['linux']).includes('linux') &&
    (cpu ?? ['x64']).includes('x64') &&
    (libc ?? ['glibc']).includes('glibc');
  const atRunTime = installed.filter(([, entry]) => !entry.dev && isForServers(entry));
  // Loaded only where pictures are in S3.
  const s3 = atRunTime.filter(([path]) => /\/(?:@aws|@aws-sdk|@smithy|bowser)(?:\/|$)/.test(path));
  expect(s3.length).toBeLessThanOrEqual(25);
  expect(atRunTime.length - s3.length).toBeLessThanOrEqual(280);
});
