import { usualShipping } from '@sirkito/commerce';
import { expect, test } from 'vitest';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { faqGroups } from './faq-answers.ts';
import { findAnswers } from './find-answers.ts';

const store = {
  brandName: 'Sirkito',
  tagline: '',
  quote: '',
  address: '1 Sample Street, Pasig',
  phone: '+63 2 8555 0199',
  email: 'hello@sirkito.test',
  openingHours: 'Mon-Fri 9AM to 5PM',
  tin: '',
};
const groups = faqGroups(store, usualShipping);
const found = (typed: string) =>
  findAnswers(groups, typed).flatMap(({ answers }) => answers.map(({ id }) => id));

test('every word counts, in any order, whatever its letters', () => {
  expect(found('GCASH pay')).toEqual(['ways-to-pay']);
  expect(found('pásig')).toEqual(['pick-up']);
  expect(found('gcash zebra')).toEqual([]);
});

test('nothing typed shows everything', () => {
  expect(findAnswers(groups, '  ')).toBe(groups);
});

test('each answer has an address of its own', () => {
  const ids = groups.flatMap(({ id, answers }) => [id, ...answers.map((answer) => answer.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('whoever asks what fits is led to the builder', () => {
  const answers = groups.flatMap((group) => group.answers);
  const fit = answers.find(({ id }) => id === 'will-it-fit');
  expect(fit?.answer).toContain('PC builder');
  expect(fit?.more?.to).toBe(shopPaths.builder);
});

test('how long it takes is what the shop has set', () => {
  const zones = {
    ...usualShipping.zones,
    islands: { ...usualShipping.zones.islands, days: [9, 21] as const },
  };
  const answers = faqGroups(store, { ...usualShipping, zones }).flatMap((group) => group.answers);
  const howLong = answers.find(({ id }) => id === 'how-long')?.answer;
  expect(howLong).toMatch(/^1 to 2 working days .* up to 8 .* up to 21 to the islands\.$/);
});
