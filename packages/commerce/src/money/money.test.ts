import { expect, test } from 'vitest';
import { formatPesos } from '../format.ts';
import { asCentavos, asPesos, parsePesos, sumCentavos, toCentavos, toPesos } from './money.ts';

test('parses amounts in common formats', () => {
  for (const text of ['1299.5', '1,299.50', '1 299.50', '₱1,299.50', ' ₱ 1299.50 ']) {
    expect(parsePesos(text), text).toBe(1299.5);
  }
  expect(parsePesos(formatPesos(asPesos(1_234_567.89)))).toBe(1_234_567.89);
  expect(parsePesos('0')).toBe(0);
});

test('rejects anything else', () => {
  for (const text of ['', '-5', '1.299', '1.2.3', '1e3', 'all', '.5', '1299,50', '9999999999']) {
    expect(parsePesos(text), text).toBeUndefined();
  }
});

test('converts pesos to centavos and back without loss', () => {
  for (const centavos of [1, 99, 100, 129_995, 1_005, 100_000_000_000]) {
    expect(toCentavos(toPesos(asCentavos(centavos)))).toBe(centavos);
  }
  expect(toCentavos(asPesos(1_299.95))).toBe(129_995);
});

test('takes only whole centavos as an amount', () => {
  expect(sumCentavos([asCentavos(1), asCentavos(-3)])).toBe(-2);
  for (const value of [0.5, NaN, Infinity]) expect(() => asCentavos(value)).toThrow(RangeError);
});

test('rounds pesos to the centavo', () => {
  expect(asPesos(1_299.95 - 999.9)).toBe(300.05);
});
