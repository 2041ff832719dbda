import { expect, test } from 'vitest';
import * as z from 'zod';
import { randomUuid } from './random-uuid.ts';

test('returns a different version 4 UUID each time', () => {
  const keys = Array.from({ length: 1_000 }, randomUuid);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(z.uuidv4().safeParse(key).success, key).toBe(true);
});
