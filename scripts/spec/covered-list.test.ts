import { expect, test } from 'vitest';
import { coveredText, readCovered } from './covered-list.ts';

test('keeps which requirements only the nightly run proves', () => {
  const text = 'AA-01\nAA-02 nightly\nAA-03\n';
  const list = readCovered(text);
  expect(list).toEqual({ gate: ['AA-01', 'AA-03'], nightly: ['AA-02'] });
  expect(coveredText(['AA-01', 'AA-02', 'AA-03', 'AA-04'], list)).toBe(text);
});
