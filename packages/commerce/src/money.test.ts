import { expect, test } from 'vitest';
import { formatPesos, readPesos, toCentavos, toPesos, type Centavos, type Pesos } from './money.ts';

const pesos = (amount: number) => amount as Pesos;

test('[CT-09] prices carry the peso sign, two decimals and thousands separators', () => {
  expect(formatPesos(pesos(12_995))).toBe('₱12,995.00');
  expect(formatPesos(pesos(0.5))).toBe('₱0.50');
  expect(formatPesos(pesos(1_234_567.891))).toBe('₱1,234,567.89');
});

test('[CT-09] an empty price reads 0.00', () => {
  expect(formatPesos(undefined)).toBe('0.00');
});

test('an amount is read as people write it', () => {
  for (const text of ['1299.5', '1,299.50', '1 299.50', '₱1,299.50', ' ₱ 1299.50 ']) {
    expect(readPesos(text), text).toBe(1299.5);
  }
  expect(readPesos(formatPesos(pesos(1_234_567.89)))).toBe(1_234_567.89);
  expect(readPesos('0')).toBe(0);
});

test('what is no amount is not guessed at', () => {
  for (const text of ['', '-5', '1.299', '1.2.3', '1e3', 'all', '.5', '1299,50', '9999999999']) {
    expect(readPesos(text), text).toBeUndefined();
  }
});

test('pesos become centavos and back without losing one', () => {
  for (const centavos of [1, 99, 100, 129_995, 1_005, 100_000_000_000]) {
    expect(toCentavos(toPesos(centavos as Centavos))).toBe(centavos);
  }
  expect(toCentavos(pesos(1_299.95))).toBe(129_995);
});
