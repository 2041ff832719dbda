import { expect, test } from 'vitest';
import { formatPesos } from '../format.ts';
import { parsePesos, toCentavos, toPesos, type Centavos, type Pesos } from './money.ts';

const pesos = (amount: number) => amount as Pesos;

test('parses amounts in common formats', () => {
  for (const text of ['1299.5', '1,299.50', '1 299.50', '₱1,299.50', ' ₱ 1299.50 ']) {
    expect(parsePesos(text), text).toBe(1299.5);
  }
  expect(parsePesos(formatPesos(pesos(1_234_567.89)))).toBe(1_234_567.89);
  expect(parsePesos('0')).toBe(0);
});

test('rejects anything else', () => {
  for (const text of ['', '-5', '1.299', '1.2.3', '1e3', 'all', '.5', '1299,50', '9999999999']) {
    expect(parsePesos(text), text).toBeUndefined();
  }
});

test('converts pesos to centavos and back without loss', () => {
  for (const centavos of [1, 99, 100, 129_995, 1_005, 100_000_000_000]) {
    expect(toCentavos(toPesos(centavos as Centavos))).toBe(centavos);
  }
  expect(toCentavos(pesos(1_299.95))).toBe(129_995);
});
