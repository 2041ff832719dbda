import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engineFingerprint } from './engine-version.ts';

const judging = [
  'rules/*.ts',
  '{build,drives,evaluate,matching,names,part}.ts',
  '{platforms,power,radiators,rules}.ts',
];

test('whoever changes a rule counts the version of the engine up', () => {
  const folder = import.meta.dirname;
  const files = globSync(judging, { cwd: folder, exclude: ['**/*.test.ts'] }).toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(`${folder}/${file}`));
  expect(files.length).toBeGreaterThan(40);
  // Count `engineVersion` up and write the new fingerprint beside it.
  expect(hash.digest('base64url').slice(0, 16)).toBe(engineFingerprint);
});
