import { expect, test } from 'vitest';
import { freePort } from '../services/ports/free-port.ts';
import { checkAll } from './all.ts';

test('reports bad settings and still runs the other checks', async () => {
  const nowhere = `127.0.0.1:${await freePort()}`;
  const findings = await checkAll({
    API_PORT: 'abc',
    WEB_PORT: '99999',
    LOG_LEVEL: 'loud',
    SHOP_MODE: 'live',
    PORT_OFFSET: 'many',
    REDIS_URL: 'nonsense',
    DATABASE_URL: `postgres://postgres@${nowhere}/shop_dev`,
    SMTP_URL: `smtp://${nowhere}`,
  });
  const bad = findings.filter(({ mark }) => mark === 'bad').map(({ detail }) => detail);
  for (const name of [
    'API_PORT',
    'WEB_PORT',
    'LOG_LEVEL',
    'PORT_OFFSET',
    'REDIS_URL',
    'WEB_API_SECRET',
  ]) {
    expect(bad.filter((detail) => detail.startsWith(name))).toHaveLength(1);
  }
  expect(bad).toContain(`no response from ${nowhere}`);
  expect(findings.map(({ name }) => name)).toEqual(expect.arrayContaining(['mail', 'Chromium']));
});
