import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** End-to-end tests set TEST_DATABASE_URL; benchmarks run on the durable development server. */
export const databaseServer = () =>
  process.env['TEST_DATABASE_URL'] ||
  process.env['DATABASE_OWNER_URL'] ||
  process.env['DATABASE_URL'] ||
  'postgres://postgres@127.0.0.1:5432/sirkito_dev';

export const redisServer = process.env['REDIS_URL'] || 'redis://127.0.0.1:6379/0';

export const chromium = process.env['CHROME_PATH'] || '/usr/bin/chromium';

const headlessShell = '/usr/bin/chromium-headless-shell';

/** Prefers the headless shell where installed, as tests run 40% faster on it. */
export const testBrowser =
  !process.env['CHROME_PATH'] && existsSync(headlessShell) ? headlessShell : chromium;

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
