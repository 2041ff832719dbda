import type { Upgrade } from '@sirkito/contracts/build-fit';
import { expect, test } from 'vitest';
import { summaryOf } from './upgrade-summary.ts';

const card = (category: string) => ({ _id: category, category: { id: category, name: category } });
const upgrade = (wanted: string, followers: readonly string[] = [], unknown = 0) =>
  // Nothing else of an upgrade is looked at.
  ({
    part: card(wanted),
    also: followers.map((category) => ({ part: card(category) })),
    unknown,
  }) as unknown as Upgrade;

test('a part fits only where all that it meets is told', () => {
  const whole = ['cpu', 'motherboard', 'power_supply', 'pc_case'];
  expect(summaryOf(upgrade('graphics_card'), whole)).toEqual({
    verdict: 'ok',
    said: 'Fits what you have.',
  });
  expect(summaryOf(upgrade('graphics_card'), whole.slice(1))).toEqual({
    verdict: 'unknown',
    said: 'Nothing speaks against it; tell us your processor to be sure.',
  });
  expect(summaryOf(upgrade('graphics_card', [], 2), whole)).toEqual({
    verdict: 'unknown',
    said: 'Nothing speaks against it.',
  });
});

test('what is bought along may meet what nobody has told us of', () => {
  expect(summaryOf(upgrade('cpu', ['motherboard']), ['cpu', 'power_supply', 'memory'])).toEqual({
    verdict: 'unknown',
    said: 'Tell us your case to be sure. Needs one change more:',
  });
  expect(summaryOf(upgrade('cpu', ['motherboard', 'memory']), ['power_supply', 'pc_case'])).toEqual(
    { verdict: 'info', said: 'Needs 2 changes more:' },
  );
});
