import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engineFingerprint } from './engine-version.ts';

const ruleFiles = [
  'rules/**/*.ts',
  'facts/{drives,matching,platforms,power,radiators}.ts',
  '{build,evaluate,names,part,rules}.ts',
];

test('requires a new engine version when a rule changes', () => {
  const folder = import.meta.dirname;
  const files = globSync(ruleFiles, { cwd: folder, exclude: ['**/*.test.ts'] }).toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(`${folder}/${file}`));
  expect(files.length).toBeGreaterThan(40);
  // Raise `engineVersion` when verdicts can change, and update the fingerprint next to it.
  expect(hash.digest('base64url').slice(0, 16)).toBe(engineFingerprint);
});
