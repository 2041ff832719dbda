import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** The services in use: those the environment names, else those of a new checkout. */
export const services = {
  databaseServer:
    process.env['DATABASE_OWNER_URL'] ||
    process.env['DATABASE_URL'] ||
    'postgres://postgres@127.0.0.1:5432/sirkito_dev',
  redis: process.env['REDIS_URL'] || 'redis://127.0.0.1:6379/0',
};

export const chromium = process.env['CHROME_PATH'] || '/usr/bin/chromium';

const shell = '/usr/bin/chromium-headless-shell';

/** The same engine without the browser around it, where it is installed: two fifths less to wait. */
export const journeyBrowser = !process.env['CHROME_PATH'] && existsSync(shell) ? shell : chromium;

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
