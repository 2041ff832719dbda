import type { Pesos } from '@sirkito/commerce';
import { expect, test } from 'vitest';
import { readPesos, writePesos } from './typed-pesos.ts';

test('an amount is read as people write it', () => {
  for (const text of ['1299.5', '1,299.50', '₱1,299.50', ' ₱ 1299.50 ']) {
    expect(readPesos(text), text).toBe(1299.5);
  }
  expect(readPesos(writePesos(1299.5 as Pesos))).toBe(1299.5);
});

test('what is no amount is not guessed at', () => {
  for (const text of ['', '-5', '1.299', '1.2.3', '1e3', 'all', '.5']) {
    expect(readPesos(text), text).toBeUndefined();
  }
});
