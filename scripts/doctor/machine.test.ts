import { expect, test } from 'vitest';
import { browser } from './machine.ts';

const found = (chosen: string | undefined, ...installed: string[]) =>
  browser(chosen, (path) => installed.includes(String(path)));

test.each(['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'])(
  '%s is enough for journeys',
  (path) => {
    expect(found(undefined, path)).toEqual({
      mark: 'good',
      name: 'Chromium',
      detail: `${path} for npm run e2e`,
    });
  },
);

test('a machine without a browser is told what to install', () => {
  expect(found(undefined)).toMatchObject({ mark: 'note', remedy: 'apt-get install chromium' });
});

test('a browser that CHROME_PATH names is the only one looked for', () => {
  expect(found('/opt/chrome', '/usr/bin/chromium').mark).toBe('note');
  expect(found('/opt/chrome', '/opt/chrome').mark).toBe('good');
});
