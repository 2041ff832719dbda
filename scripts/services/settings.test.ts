import { expect, test } from 'vitest';
import { merge, ownerUrl, required, requiredPort, withShiftedDefaults } from './settings.ts';

test('prefers the environment to the file', () => {
  expect(merge({ WEB_PORT: '3000', API_PORT: '4000' }, { WEB_PORT: '3300' })).toEqual({
    WEB_PORT: '3300',
    API_PORT: '4000',
  });
});

test('treats an empty value as unset', () => {
  expect(merge({ PUBLIC_API_URL: 'https://api.example' }, { PUBLIC_API_URL: '' })).toEqual({});
});

test('names a missing setting', () => {
  expect(() => required({}, 'WEB_PORT')).toThrow('WEB_PORT');
});

test('uses the direct connection for the owner unless DATABASE_OWNER_URL is set', () => {
  const DATABASE_URL = 'postgres://app@127.0.0.1/shop';
  const DATABASE_OWNER_URL = 'postgres://owner@127.0.0.1/shop';
  const DATABASE_DIRECT_URL = 'postgres://app@127.0.0.1:5433/shop';
  expect(ownerUrl({ DATABASE_URL })).toBe(DATABASE_URL);
  expect(ownerUrl({ DATABASE_URL, DATABASE_DIRECT_URL })).toBe(DATABASE_DIRECT_URL);
  expect(ownerUrl({ DATABASE_URL, DATABASE_OWNER_URL })).toBe(DATABASE_OWNER_URL);
});

test.each(['abc', '0', '65536', '80.5'])('rejects WEB_PORT=%s by name', (WEB_PORT) => {
  expect(() => requiredPort({ WEB_PORT }, 'WEB_PORT')).toThrow(
    `WEB_PORT=${WEB_PORT} is not a port`,
  );
});

test('shifts the defaults by PORT_OFFSET', () => {
  expect(withShiftedDefaults({ PORT_OFFSET: '100' })).toMatchObject({
    WEB_PORT: '3100',
    API_URL: 'http://127.0.0.1:4100',
  });
});

test('prefers explicit values, but not empty ones, to PORT_OFFSET', () => {
  const given = merge({ PORT_OFFSET: '100', WEB_PORT: '3000', API_PORT: '' });
  expect(withShiftedDefaults(given)).toMatchObject({ WEB_PORT: '3000', API_PORT: '4100' });
});
