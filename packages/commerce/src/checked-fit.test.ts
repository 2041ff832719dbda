import { expect, test } from 'vitest';
import { checkedFit, checkedRules } from './checked-fit.ts';

const fit = { verdict: 'ok', told: [], checked: 12, unknown: 0 } as const;

test('what was said about an order is told in a few words, and never more than was known', () => {
  expect(checkedFit(fit)).toBe('Checked when bought: fits');
  expect(checkedFit({ ...fit, verdict: 'warn', told: [{}] })).toBe(
    'Checked when bought: fits, with something to know',
  );
  expect(checkedFit({ ...fit, verdict: 'error', told: [{}] })).toBe(
    'Checked when bought: does not fit',
  );
  expect(checkedFit({ ...fit, checked: 0, unknown: 3 })).toBe('Checked when bought: not verified');
});

test('rules that lacked a fact are counted beside those that had theirs', () => {
  expect(checkedRules(fit)).toBe('12 rules checked');
  expect(checkedRules({ ...fit, checked: 1, unknown: 2 })).toBe('1 rule checked, 2 not verified');
});
