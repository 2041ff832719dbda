import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EnvSchema as ApiEnv } from '../../../apps/api/src/platform/env.ts';
import { EnvSchema as WebEnv } from '../../../apps/web/server/env.ts';
import { portOffset, shiftedDefaults } from './port-offset.ts';
import { root } from '../settings.ts';

test('matches .env.example and the defaults of API and web at offset 0', () => {
  const defaults = shiftedDefaults(0);
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const shown = [...example.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(Object.fromEntries(shown)).toEqual(defaults);

  const built: Record<string, unknown> = { ...ApiEnv.parse({}), ...WebEnv.parse({}) };
  const { MAILDEV_WEB_PORT: _ownByMailDev, ...served } = defaults;
  for (const [name, value] of Object.entries(served)) expect(String(built[name])).toBe(value);
});

test('shifts every port and renames the database', () => {
  expect(shiftedDefaults(100)).toEqual({
    WEB_PORT: '3100',
    SHOP_URL: 'http://localhost:3100',
    WEB_METRICS_PORT: '13100',
    API_PORT: '4100',
    API_URL: 'http://127.0.0.1:4100',
    WORKER_METRICS_PORT: '14100',
    PAYMONGO_URL: 'http://127.0.0.1:4110',
    SMTP_URL: 'smtp://127.0.0.1:1125',
    MAILDEV_WEB_PORT: '1180',
    DATABASE_URL: 'postgres://postgres@127.0.0.1:5532/sirkito_100_dev',
    REDIS_URL: 'redis://127.0.0.1:6479/0',
  });
});

test.each(['abc', '-1', '1.5', '60000'])('rejects PORT_OFFSET=%s by name', (value) => {
  expect(() => portOffset(value)).toThrow(`PORT_OFFSET=${value} is not a whole number`);
});

test('treats an unset or empty offset as 0', () => {
  expect([portOffset(), portOffset(''), portOffset('100')]).toEqual([0, 0, 100]);
});
