import { defaultShippingTable } from '@sirkito/commerce';
import { expect, test } from 'vitest';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
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
};
const groups = faqGroups(store, defaultShippingTable);
const found = (typed: string) =>
  findAnswers(groups, typed).flatMap(({ answers }) => answers.map(({ id }) => id));

test('matches every word in any order, ignoring case and accents', () => {
  expect(found('GCASH pay')).toEqual(['ways-to-pay']);
  expect(found('pásig')).toEqual(['pick-up']);
  expect(found('gcash zebra')).toEqual([]);
});

test('returns everything for an empty search', () => {
  expect(findAnswers(groups, '  ')).toBe(groups);
});

test('gives each answer a unique anchor', () => {
  const ids = groups.flatMap(({ id, answers }) => [id, ...answers.map((answer) => answer.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('links the compatibility answer to the builder', () => {
  const answers = groups.flatMap((group) => group.answers);
  const fit = answers.find(({ id }) => id === 'will-it-fit');
  expect(fit?.answer).toContain('PC builder');
  expect(fit?.more?.to).toBe(shopPaths.builder);
});

test('uses the configured delivery days', () => {
  const zones = {
    ...defaultShippingTable.zones,
    islands: { ...defaultShippingTable.zones.islands, days: [9, 21] as const },
  };
  const answers = faqGroups(store, { ...defaultShippingTable, zones }).flatMap(
    (group) => group.answers,
  );
  const howLong = answers.find(({ id }) => id === 'how-long')?.answer;
  expect(howLong).toMatch(/^1 to 2 working days .* up to 8 .* up to 21 on the islands\.$/);
});
