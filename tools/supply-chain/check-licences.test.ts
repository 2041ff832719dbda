import { expect, test } from 'vitest';
import { licenceProblems } from './check-licences.ts';
import { readLockfile } from './lockfile.ts';

test('[SC-47] every package has an allowed licence', () => {
  expect(licenceProblems(readLockfile())).toEqual([]);
});

const problemsOf = (name: string, license?: string) =>
  licenceProblems({ [`node_modules/${name}`]: license === undefined ? {} : { license } });

test.each(['MIT', '(GPL-3.0-only OR MIT)', 'MIT AND Zlib'])('[SC-47] accepts %s', (licence) => {
  expect(problemsOf('a', licence)).toEqual([]);
});

test.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'MIT AND GPL-2.0-only',
  'UNLICENSED',
  'SEE LICENSE IN x',
])('[SC-47] rejects %s', (licence) =>
  expect(problemsOf('a', licence)).toEqual([`node_modules/a: ${licence}`]),
);

test('[SC-47] an exception holds for its package only', () => {
  expect(problemsOf('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toEqual([]);
  expect(problemsOf('a', 'LGPL-3.0-or-later')).toHaveLength(1);
  expect(problemsOf('png-js')).toEqual([]);
  expect(problemsOf('a')).toEqual(['node_modules/a: no licence']);
  const tool = { license: 'MPL-2.0', dev: true };
  expect(licenceProblems({ 'node_modules/axe-core': tool })).toEqual([]);
  expect(licenceProblems({ 'node_modules/axe-core': { ...tool, dev: false } })).toHaveLength(1);
});
