import { expect, test } from 'vitest';
import { maxCompared, toggled } from './compare-choice.ts';

const card = (id: string, categoryId = 'graphics_card') => ({ id, name: `Card ${id}`, categoryId });

test('removes a product on the second toggle', () => {
  const { choices } = toggled([card('a')], card('b'));
  expect(choices).toEqual([card('a'), card('b')]);
  expect(toggled(choices, card('a')).choices).toEqual([card('b')]);
});

test('refuses a fifth product with a notice', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => card(id));
  expect(four).toHaveLength(maxCompared);
  expect(toggled(four, card('e'))).toEqual({
    choices: four,
    notice: {
      title: 'You can compare up to 4 products',
      description: 'Remove one to add another.',
    },
  });
});

test('starts a new comparison for another category', () => {
  const { choices, notice } = toggled([card('a')], card('m', 'monitor'));
  expect(choices).toEqual([card('m', 'monitor')]);
  expect(notice?.title).toBe('Started a new comparison');
});
