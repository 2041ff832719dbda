import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeEnvFile } from './env-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-file-'));
  writeFileSync(join(folder, '.env.example'), 'PORT_OFFSET=0\n# WEB_PORT=3000\n');
});

afterEach(() => rmSync(folder, { recursive: true }));

const written = () => readFileSync(join(folder, '.env'), 'utf8');

test('writes the given offset into a new .env', () => {
  expect(writeEnvFile(folder, 100)).toBe(true);
  expect(written()).toBe('PORT_OFFSET=100\n# WEB_PORT=3000\n');
});

test('leaves an existing .env alone', () => {
  writeFileSync(join(folder, '.env'), 'PORT_OFFSET=200\n');
  expect(writeEnvFile(folder, 100)).toBe(false);
  expect(written()).toBe('PORT_OFFSET=200\n');
});
