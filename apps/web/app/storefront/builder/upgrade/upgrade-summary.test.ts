import type { Upgrade } from '@sirkito/contracts/builds/fit-schemas';
import { expect, test } from 'vitest';
import { upgradeSummary } from './upgrade-summary.ts';

const card = (category: string) => ({ _id: category, category: { id: category, name: category } });
const upgrade = (category: string, followers: readonly string[] = [], unknown = 0) =>
  // upgradeSummary reads no other fields.
  ({
    part: card(category),
    also: followers.map((follower) => ({ part: card(follower) })),
    unknown,
  }) as unknown as Upgrade;

test('says a part fits only when every part it depends on is known', () => {
  const whole = ['cpu', 'motherboard', 'power_supply', 'pc_case'];
  expect(upgradeSummary(upgrade('graphics_card'), whole)).toEqual({
    verdict: 'ok',
    message: 'Fits your PC.',
  });
  expect(upgradeSummary(upgrade('graphics_card'), whole.slice(1))).toEqual({
    verdict: 'unknown',
    message: 'No conflicts found. Tell us your processor to be sure.',
  });
  expect(upgradeSummary(upgrade('graphics_card', [], 2), whole)).toEqual({
    verdict: 'unknown',
    message: 'No conflicts found.',
  });
});

test('checks the parts bought along against unknown parts', () => {
  expect(
    upgradeSummary(upgrade('cpu', ['motherboard']), ['cpu', 'power_supply', 'memory']),
  ).toEqual({
    verdict: 'unknown',
    message: 'Tell us your case to be sure. Needs 1 more change:',
  });
  expect(
    upgradeSummary(upgrade('cpu', ['motherboard', 'memory']), ['power_supply', 'pc_case']),
  ).toEqual({ verdict: 'info', message: 'Needs 2 more changes:' });
});
