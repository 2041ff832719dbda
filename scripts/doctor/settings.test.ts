import { expect, test } from 'vitest';
import { shiftedDefaults } from '../services/ports/port-offset.ts';
import { merge } from '../services/settings.ts';
import { invalidSettings } from './invalid-settings.ts';
import { checkSettings } from './settings.ts';

const example = {
  SHOP_MODE: 'demo',
  PORT_OFFSET: '0',
  WEB_HOST: '127.0.0.1',
  LOG_LEVEL: 'info',
  PUBLIC_API_URL: '',
};
const shifted = shiftedDefaults(0);

function findings(file: NodeJS.Dict<string>, env: Record<string, string> = {}) {
  const given = merge(file, env);
  return checkSettings({ example, shifted, file, given, invalid: invalidSettings(given) });
}
const details = (...sources: Parameters<typeof findings>) =>
  findings(...sources).map(({ mark, detail }) => `${mark}: ${detail}`);

test('accepts a complete .env', () => {
  expect(details(example)).toEqual(['good: valid; demo mode']);
});

test('reports an unknown setting', () => {
  expect(details({ ...example, EDITOR_THEME: 'dark' })).toContain(
    'note: unknown setting EDITOR_THEME in .env',
  );
});

test.each([
  ['WEB_PROT', 'WEB_PORT'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['DATABSE_URL', 'DATABASE_URL'],
])('recognises %s as a misspelt %s', (name, meant) => {
  const found = findings({ ...example, [name]: '3001' });
  expect(found).toContainEqual({
    mark: 'bad',
    name: 'settings',
    detail: `unknown setting ${name} in .env. Did you mean ${meant}?`,
    remedy: `rename it to ${meant}, or remove it`,
  });
});

test('lists settings missing from an older .env', () => {
  const { WEB_HOST: _host, LOG_LEVEL: _level, ...older } = example;
  expect(details(older)).toContain(
    'note: missing from .env: WEB_HOST, LOG_LEVEL; using the defaults',
  );
});

test('accepts a .env with only PORT_OFFSET', () => {
  expect(details({ PORT_OFFSET: '100' })).toEqual(['good: valid; demo mode']);
});

test('lists copied defaults that PORT_OFFSET cannot shift', () => {
  const file = { ...example, PORT_OFFSET: '100', WEB_PORT: '3000', API_PORT: '4444' };
  expect(details(file)).toContain('note: PORT_OFFSET does not apply to WEB_PORT, set in .env');
});

test('rejects development secrets in live mode', () => {
  const [finding] = findings(example, { SHOP_MODE: 'live' });
  expect(finding).toMatchObject({ mark: 'bad' });
  expect(finding?.detail).toContain('WEB_API_SECRET');
});

test('reports every invalid value separately', () => {
  const names = ['API_PORT', 'WEB_PORT', 'LOG_LEVEL', 'PORT_OFFSET', 'MAILDEV_WEB_PORT', 'API_URL'];
  const wrong = Object.fromEntries(names.map((name) => [name, 'abc']));
  const found = findings(example, wrong);
  expect(found.every(({ mark }) => mark === 'bad')).toBe(true);
  expect(new Set(found.map(({ detail }) => /^\w+/.exec(detail)?.[0]))).toEqual(new Set(names));
  expect(found).toHaveLength(names.length);
});
