import { expect, test } from 'vitest';
import { lockfileProblems } from './check-lockfile.ts';
import { readLockfile } from './lockfile.ts';

const integrity = 'sha512-GcrJuUGdr/Y8Wwr4nQy5MNjhSGVShSAnUE1ffHWVqkAk';

test('[SC-11] every package of the lockfile has a hash, comes from the registry and is maintained', () => {
  const packages = readLockfile();
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(lockfileProblems(packages)).toEqual([]);
});

test('accepts packages with a hash, and those inside the archive of another', () => {
  const inside = { version: '1.0.0', inBundle: true };
  const packages = { 'node_modules/a': { integrity }, 'node_modules/a/node_modules/b': inside };
  expect(lockfileProblems(packages)).toEqual([]);
});

test.each([
  ['a missing hash', { version: '1.0.0' }, 'no integrity'],
  ['a missing hash for another platform', { optional: true, os: ['darwin'] }, 'no integrity'],
  ['a weak hash', { integrity: 'sha1-Z3JqdWdyanVncmo=' }, 'weak integrity'],
  ['authors who deprecated it', { integrity, deprecated: 'use b' }, 'deprecated, use b'],
  ['git', { resolved: 'git+ssh://git@example.com/a.git#0a1b2c', integrity }, 'names a source'],
  ['an archive', { resolved: 'https://example.com/a.tgz', integrity }, 'names a source'],
  ['a file', { resolved: 'file:../a.tgz', integrity }, 'names a source'],
])('[SC-11] rejects a package with %s', (_, entry, problem) => {
  expect(lockfileProblems({ 'node_modules/a': entry })).toEqual([expect.stringContaining(problem)]);
});
