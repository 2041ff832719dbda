import { securityEventKinds } from '@sirkito/commerce';
import { expect, test } from 'vitest';
import { securityDetails, securityKindLabel } from './security-labels.ts';

test('labels every kind and falls back to the identifier', () => {
  expect(securityEventKinds.filter((kind) => securityKindLabel(kind) === kind)).toEqual([]);
  expect(securityKindLabel('renamed_long_ago')).toBe('renamed_long_ago');
});

test('says details in words', () => {
  const words = (details: Record<string, string | number | boolean>) =>
    securityDetails({ details, network: '203.0.113.0/24' });
  expect(words({ area: 'staff', reason: 'wrong password' })).toBe('wrong password, staff sign-in');
  expect(words({ events: 12 })).toBe('12 more within a minute');
  expect(securityDetails({ details: { events: 3 }, network: null })).toBe(
    '3 more within a minute, from other networks',
  );
  expect(words({ from: 'orders', to: 'owner' })).toBe('orders → owner');
  expect(words({ isSearch: false, people: 3, page: '0badcafe' })).toBe('3 rows');
  expect(words({ file: 'sales book', month: '2026-11', people: 1 })).toBe(
    'sales book, 2026-11, 1 row',
  );
});
