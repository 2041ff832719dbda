import { expect, test } from 'vitest';
import { lockfileProblems } from './check-lockfile.ts';
import { readLockfile } from './lockfile.ts';

const integrity = 'sha512-GcrJuUGdr/Y8Wwr4nQy5MNjhSGVShSAnUE1ffHWVqkAk';

test('[SC-11] every package of the lockfile has a hash and comes from the registry', () => {
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
  ['a weak hash', { integrity: 'sha1-Z3JqdWdyanVncmo=' }, 'weak integrity'],
  ['git', { resolved: 'git+ssh://git@example.com/a.git#0a1b2c', integrity }, 'names a source'],
  ['an archive', { resolved: 'https://example.com/a.tgz', integrity }, 'names a source'],
  ['a file', { resolved: 'file:../a.tgz', integrity }, 'names a source'],
])('[SC-11] rejects a package with %s', (_, entry, problem) => {
  expect(lockfileProblems({ 'node_modules/a': entry })).toEqual([expect.stringContaining(problem)]);
});

test('[SC-11] only listed versions of tools for other platforms may lack a hash', () => {
  const at = 'node_modules/@oxlint/binding-darwin-x64';
  const tool = { version: '1.93.0', dev: true, optional: true, os: ['darwin'], cpu: ['x64'] };
  expect(lockfileProblems({ [at]: tool })).toEqual([]);
  const changes = [{ os: ['linux'] }, { dev: false }, { optional: false }, { version: '2.0.0' }];
  for (const change of changes) {
    expect(lockfileProblems({ [at]: { ...tool, ...change } })).toEqual([`${at}: no integrity`]);
  }
  expect(lockfileProblems({ 'node_modules/other-darwin-x64': tool })).toHaveLength(1);
});
