import { expect, test } from 'vitest';
import * as z from 'zod';
import { newKey } from './new-key.ts';

test('a key is a UUID of its own', () => {
  const keys = Array.from({ length: 1_000 }, newKey);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(z.uuidv4().safeParse(key).success, key).toBe(true);
});
