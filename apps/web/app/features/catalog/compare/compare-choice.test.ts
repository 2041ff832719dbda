import { expect, test } from 'vitest';
import { mostCompared, toggled } from './compare-choice.ts';

const card = (id: string, categoryId = 'graphics_card') => ({ id, name: `Card ${id}`, categoryId });

test('a second press takes it out again', () => {
  const { choices } = toggled([card('a')], card('b'));
  expect(choices).toEqual([card('a'), card('b')]);
  expect(toggled(choices, card('a')).choices).toEqual([card('b')]);
});

test('a fifth is refused, and it is said why', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => card(id));
  expect(four).toHaveLength(mostCompared);
  expect(toggled(four, card('e'))).toEqual({
    choices: four,
    notice: { title: 'Four at most', description: 'Take one out of the comparison first.' },
  });
});

test('another kind of part starts anew', () => {
  const { choices, notice } = toggled([card('a')], card('m', 'monitor'));
  expect(choices).toEqual([card('m', 'monitor')]);
  expect(notice?.title).toBe('Comparison started anew');
});
