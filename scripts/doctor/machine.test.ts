import { expect, test } from 'vitest';
import { browser } from './machine.ts';

const found = (chosen: string | undefined, ...installed: string[]) =>
  browser(chosen, (path) => installed.includes(String(path)));

test.each(['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'])(
  'accepts %s for end-to-end tests',
  (path) => {
    expect(found(undefined, path)).toEqual({
      mark: 'good',
      name: 'Chromium',
      detail: `${path} for npm run e2e`,
    });
  },
);

test('suggests what to install when no browser is found', () => {
  expect(found(undefined)).toMatchObject({ mark: 'note', remedy: 'apt-get install chromium' });
});

test('checks only CHROME_PATH when it is set', () => {
  expect(found('/opt/chrome', '/usr/bin/chromium').mark).toBe('note');
  expect(found('/opt/chrome', '/opt/chrome').mark).toBe('good');
});
