import { expect, test } from 'vitest';
import { lookAtSettings } from './settings.ts';

const example = { SHOP_MODE: 'demo', WEB_PORT: '3000', PUBLIC_API_URL: '' };
const details = (file: NodeJS.Dict<string>, given: Record<string, string> = {}) =>
  lookAtSettings({ example, file, given }).map(({ mark, detail }) => `${mark}: ${detail}`);

test('a complete .env is in order', () => {
  expect(details(example)).toEqual(['good: can be used; demo mode']);
});

test('a name that no setting has is pointed out', () => {
  expect(details({ ...example, WEB_PROT: '3001' })).toContain(
    'note: WEB_PROT in .env is no setting of the shop',
  );
});

test('settings that came later than .env are named', () => {
  expect(details({ SHOP_MODE: 'demo' })).toContain(
    'note: .env lacks WEB_PORT, PUBLIC_API_URL; the default holds',
  );
});

test('live mode with a development secret must be mended', () => {
  const [finding] = lookAtSettings({ example, file: example, given: { SHOP_MODE: 'live' } });
  expect(finding).toMatchObject({ mark: 'bad' });
  expect(finding?.detail).toContain('WEB_API_SECRET');
});
