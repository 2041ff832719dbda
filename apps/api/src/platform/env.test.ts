import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EnvSchema, parseEnv } from './env.ts';

const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
const webOnly = ['WEB_HOST', 'WEB_PORT', 'WEB_METRICS_PORT', 'API_URL', 'PAGE_LIMIT_PER_MINUTE'];
const scriptsOnly = ['PORT_OFFSET', 'MAILDEV_WEB_PORT'];

test('configures a working demo shop from an empty environment', () => {
  expect(parseEnv({})).toMatchObject({ SHOP_MODE: 'demo', API_PORT: 4000, PUBLIC_API_URL: '' });
});

test('behind a pooler, the owner connects directly by default', () => {
  const urls = {
    DATABASE_URL: 'postgres://a@127.0.0.1:6432/shop',
    DATABASE_DIRECT_URL: 'postgres://a@127.0.0.1:5432/shop',
  };
  expect(parseEnv(urls).DATABASE_OWNER_URL).toBe(urls.DATABASE_DIRECT_URL);
});

test.each(['postgres://a@one,two/shop', 'postgres://a@one:5432,two:5432/shop', 'one'])(
  '[DP-13] refuses %s as a database URL and says that a proxy picks the primary',
  (DATABASE_URL) =>
    expect(() => parseEnv({ DATABASE_URL })).toThrow(/DATABASE_URL: .*a proxy picks the primary/),
);

test('uses DATABASE_URL for the owner and direct connections by default', () => {
  const env = parseEnv({ DATABASE_URL: 'postgres://a@127.0.0.1/shop', DATABASE_OWNER_URL: '' });
  expect(env.DATABASE_OWNER_URL).toBe('postgres://a@127.0.0.1/shop');
  expect(env.DATABASE_DIRECT_URL).toBe('postgres://a@127.0.0.1/shop');
});

test('names an invalid setting and its purpose', () => {
  expect(() => parseEnv({ API_PORT: 'four thousand' })).toThrow(/API_PORT: .*Port the API/s);
});

test('refuses the development secrets in live mode', () => {
  for (const name of ['WEB_API_SECRET', 'STAFF_CODE_KEY']) {
    expect(() => parseEnv({ SHOP_MODE: 'live' })).toThrow(`${name}: must be your own secret`);
  }
});

const paymongo = {
  PAYMONGO_URL: 'https://api.paymongo.com',
  PAYMONGO_SECRET_KEY: 'sk_live_abc',
  PAYMONGO_WEBHOOK_SECRET: 'whsk_of_our_own',
};

test('requires real PayMongo settings in live mode', () => {
  const live = {
    SHOP_MODE: 'live',
    WEB_API_SECRET: 'a-secret-of-our-own',
    PASSWORD_PEPPERS: 'a-pepper-of-our-own',
    STAFF_CODE_KEY: 'another-secret-of-our-own',
    SHOP_URL: 'https://shop.example',
  };
  expect(parseEnv({ ...live, ...paymongo })).toMatchObject(paymongo);
  for (const [name, value] of [
    ['PAYMONGO_URL', 'http://127.0.0.1:4010'],
    ['PAYMONGO_SECRET_KEY', 'sk_test_abc'],
    ['PAYMONGO_WEBHOOK_SECRET', ''],
  ] as const) {
    expect(() => parseEnv({ ...live, ...paymongo, [name]: value })).toThrow(`${name}: must`);
  }
});

test('requires HTTPS and full-strength password hashing in live mode', () => {
  const live = {
    SHOP_MODE: 'live',
    WEB_API_SECRET: 'a-secret-of-our-own',
    PASSWORD_PEPPERS: 'a-pepper-of-our-own',
    STAFF_CODE_KEY: 'another-secret-of-our-own',
  };
  expect(() => parseEnv({ ...live, SHOP_URL: 'http://shop.example' })).toThrow(/SHOP_URL: must/);
  const url = { ...live, ...paymongo, SHOP_URL: 'https://shop.example' };
  expect(parseEnv(url)).toMatchObject({ SHOP_MODE: 'live' });
  expect(() => parseEnv({ ...url, PASSWORD_MEMORY_KIB: '64' })).toThrow(/PASSWORD_MEMORY_KIB/);
  expect(() => parseEnv({ ...url, PASSWORD_PEPPERS: '' })).toThrow(/PASSWORD_PEPPERS: must/);
});

test('[SC-90] takes origins of other apps as browsers send them, in live mode over HTTPS only', () => {
  const live = {
    SHOP_MODE: 'live',
    WEB_API_SECRET: 'a-secret-of-our-own',
    PASSWORD_PEPPERS: 'a-pepper-of-our-own',
    STAFF_CODE_KEY: 'another-secret-of-our-own',
    SHOP_URL: 'https://shop.example',
    ...paymongo,
  };
  const ALLOWED_ORIGINS = 'https://app.example, http://localhost:5173,capacitor://localhost';
  const origins = ['https://app.example', 'http://localhost:5173', 'capacitor://localhost'];
  expect(parseEnv({ ...live, ALLOWED_ORIGINS })).toMatchObject({ ALLOWED_ORIGINS: origins });
  for (const wrong of ['*', 'null', 'app.example', 'https://app.example/', 'https://A.example']) {
    const list = `https://app.example,${wrong}`;
    expect(() => parseEnv({ ALLOWED_ORIGINS: list })).toThrow('ALLOWED_ORIGINS: must be origins');
  }
  const http = { ALLOWED_ORIGINS: 'http://kiosk.example' };
  expect(parseEnv(http).ALLOWED_ORIGINS).toEqual(['http://kiosk.example']);
  expect(() => parseEnv({ ...live, ...http })).toThrow('ALLOWED_ORIGINS: must be https');
});

test('lists every setting in .env.example, and no others', () => {
  const named = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => String(name));
  expect(named.toSorted()).toEqual(
    [...Object.keys(EnvSchema.shape), ...webOnly, ...scriptsOnly].toSorted(),
  );
});

test('[IN-16] signs and reports nothing by default; reporting needs a key and a first day', () => {
  expect(parseEnv({})).toMatchObject({ INVOICE_SIGNING_KEY: undefined, INVOICE_REPORT_URL: '' });
  expect(() => parseEnv({ INVOICE_SIGNING_KEY: 'a2V5' })).toThrow(
    'INVOICE_SIGNING_KEY: must be a P-256 private key',
  );
  const reporting = () => parseEnv({ INVOICE_REPORT_URL: 'http://127.0.0.1:4011' });
  expect(reporting).toThrow('INVOICE_SIGNING_KEY: must be set if INVOICE_REPORT_URL is');
  expect(reporting).toThrow('INVOICE_REPORT_FROM: must be set if INVOICE_REPORT_URL is');
});

test('[IN-16] a demo shop reports only to its own machine', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const reporting = {
    INVOICE_SIGNING_KEY: Buffer.from(pem).toString('base64'),
    INVOICE_REPORT_FROM: '2027-01-01',
  };
  for (const url of ['http://127.0.0.1:4011', 'http://localhost:4011', 'http://[::1]:4011/tax']) {
    expect(parseEnv({ ...reporting, INVOICE_REPORT_URL: url }).INVOICE_REPORT_URL).toBe(url);
  }
  for (const url of ['https://tax.example', 'https://127.0.0.1.tax.example']) {
    expect(() => parseEnv({ ...reporting, INVOICE_REPORT_URL: url })).toThrow(
      'INVOICE_REPORT_URL: must be the simulator on this machine in demo mode',
    );
  }
});

test('[IN-12] earlier keys must be public keys', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const asSetting = (pem: string | Buffer) => Buffer.from(pem).toString('base64');
  const earlier = asSetting(publicKey.export({ type: 'spki', format: 'pem' }));
  const found = parseEnv({ INVOICE_EARLIER_KEYS: `${earlier},${earlier}` }).INVOICE_EARLIER_KEYS;
  expect(found.map(({ type }) => type)).toEqual(['public', 'public']);
  for (const wrong of [asSetting(privateKey.export({ type: 'pkcs8', format: 'pem' })), 'a2V5']) {
    expect(() => parseEnv({ INVOICE_EARLIER_KEYS: `${earlier},${wrong}` })).toThrow(
      'INVOICE_EARLIER_KEYS: must be P-256 public keys',
    );
  }
});
