import { expect, test } from 'vitest';
import { merge, ownerUrl, required } from './settings.ts';

test('a value in the environment wins over the file', () => {
  expect(merge({ WEB_PORT: '3000', API_PORT: '4000' }, { WEB_PORT: '3300' })).toEqual({
    WEB_PORT: '3300',
    API_PORT: '4000',
  });
});

test('an empty value is as good as none', () => {
  expect(merge({ PUBLIC_API_URL: 'https://api.example' }, { PUBLIC_API_URL: '' })).toEqual({});
});

test('a setting without a value is named', () => {
  expect(() => required({}, 'WEB_PORT')).toThrow('WEB_PORT');
});

test('the owner uses the one database unless it has a door of its own', () => {
  const DATABASE_URL = 'postgres://app@127.0.0.1/shop';
  const DATABASE_OWNER_URL = 'postgres://owner@127.0.0.1/shop';
  expect(ownerUrl({ DATABASE_URL })).toBe(DATABASE_URL);
  expect(ownerUrl({ DATABASE_URL, DATABASE_OWNER_URL })).toBe(DATABASE_OWNER_URL);
});
