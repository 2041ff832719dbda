import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { node24, packagesState } from './lockfile.mjs';

const zod = { 'node_modules/zod': { version: '4.6.7' } };
const forMac = { 'node_modules/zod-mac': { version: '4.6.7', optional: true, os: ['darwin'] } };

let checkout = '';
const put = (file: string, packages: object) =>
  writeFileSync(join(checkout, file), JSON.stringify({ packages }));
const lock = (packages: object) =>
  put('package-lock.json', { '': {}, 'apps/api': {}, ...packages });
const install = (packages: object) => put('node_modules/.package-lock.json', packages);

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'sirkito-'));
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  mkdirSync(join(checkout, 'node_modules', '.bin'), { recursive: true });
  lock({ ...zod, ...forMac });
});

test('reports missing packages in a new clone', () => {
  expect(packagesState(checkout)).toBe('missing');
});

test('reports current packages, ignoring those for other platforms', () => {
  install(zod);
  expect(packagesState(checkout)).toBe('current');
});

test.each([
  ['another version', { 'node_modules/zod': { version: '4.6.6' } }],
  ['one too few', {}],
  ['one too many', { ...zod, 'node_modules/left-pad': { version: '1.3.0' } }],
])('reports stale packages with %s', (_, packages) => {
  install(packages);
  expect(packagesState(checkout)).toBe('stale');
});

test('accepts an older Node when the packages include a newer one', () => {
  expect(node24(checkout, '20.20.2')).toBe('none');
  expect(node24(checkout, '24.1.0')).toBe('own');
  put('node_modules/.bin/node', {});
  expect(node24(checkout, '18.19.0')).toBe('bundled');
});
