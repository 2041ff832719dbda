import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf, type Person } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const browser = { 'sec-fetch-site': 'same-origin' };
let app: FastifyInstance;
let people: ReturnType<typeof peopleOf>;
let addresses = 0;

beforeAll(async () => {
  app = await shop.app();
  people = peopleOf(shop, app);
});

/** Signs in from an address that made no call before. */
function signIn(path: string, payload: Person, headers: Record<string, string> = {}) {
  addresses += 1;
  const remoteAddress = `203.0.${String(addresses >> 8)}.${String(addresses & 255)}`;
  return app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers, remoteAddress });
}

async function guess(path: string, email: string, times: number, headers = {}) {
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < times; attempt += 1) {
    const reply = await signIn(path, { email, password: 'not my password' }, headers);
    statuses.add(reply.statusCode);
  }
  return [...statuses];
}

async function signedInBrowser(path: string, person: Person, cookie = '') {
  const reply = await signIn(path, person, { ...browser, ...(cookie && { cookie }) });
  expect(reply.statusCode).toBe(200);
  const device = [reply.headers['set-cookie']].flat().find((one) => one?.startsWith('__Host-kd='));
  expect(device).toMatch(
    /^__Host-kd=[\w.-]+; Path=\/; Max-Age=31536000; Secure; HttpOnly; SameSite=Strict$/,
  );
  return { ...browser, cookie: device?.split(';')[0] ?? '' };
}

test.each([
  ['admin-login', 'login'],
  ['login', 'admin-login'],
])(
  '[SC-05] at /%s and /%s, 30 guesses an hour are allowed per account, from all addresses together',
  async (first, second) => {
    const { email, password } = await people.staff();
    const unknown = `${randomUUID()}@sirkito.test`;
    for (const address of [email, unknown]) {
      expect(await guess(first, address, 20)).toEqual([400]);
      expect(await guess(second, address, 10)).toEqual([400]);
      for (const path of [first, second]) {
        const refused = await signIn(path, { email: address, password });
        expect(refused.statusCode).toBe(429);
        expect(refused.json()).toMatchObject({ code: 'request.too_many' });
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
        expect(await guess(path, address, 2)).toEqual([429]);
      }
    }
    const { rows } = await shop.asOwner(
      `select data->>'email' email from pgboss.job
       where name = 'accounts.send_guess_alert' and data->>'email' in ($1, $2) order by created_on`,
      [email, unknown],
    );
    expect(rows).toEqual([{ email }, { email: unknown }]);
  },
);

test.each(['admin-login', 'login'])(
  '[SC-05] during an attack on /%s, the owner signs in on a device that signed in before',
  async (path) => {
    const [maria, jose] = [await people.staff(), await people.staff()];
    const device = await signedInBrowser(path, maria);
    const strange = await signedInBrowser(path, jose);
    await guess(path, maria.email, 31);

    expect((await signIn(path, maria, browser)).statusCode).toBe(429);
    expect((await signIn(path, maria, strange)).statusCode).toBe(429);
    const [id = ''] = device.cookie.split('.');
    const [, mark = ''] = strange.cookie.split('.');
    const forged = { ...device, cookie: `${id}.${mark}` };
    expect((await signIn(path, maria, forged)).statusCode).toBe(429);

    expect((await signIn(path, maria, device)).statusCode).toBe(200);
    expect((await signIn(path, maria, device)).statusCode).toBe(200);
    expect((await signIn(path, maria, browser)).statusCode).toBe(429);
  },
);

test('[SC-05] a device is known to every account that signed in on it', async () => {
  const [maria, jose] = [await people.staff(), await people.staff()];
  const first = await signedInBrowser('admin-login', maria);
  const shared = await signedInBrowser('admin-login', jose, first.cookie);
  for (const person of [maria, jose]) {
    await guess('admin-login', person.email, 31);
    expect((await signIn('admin-login', person, shared)).statusCode).toBe(200);
  }
});

test('[SC-05] a known device has the same limit by itself', async () => {
  const maria = await people.staff();
  const device = await signedInBrowser('admin-login', maria);
  expect(await guess('admin-login', maria.email, 30, device)).toEqual([400]);
  expect((await signIn('admin-login', maria, device)).statusCode).toBe(429);
  expect((await signIn('admin-login', maria)).statusCode).toBe(200);
});

test('[SC-05] a new password ends the knowledge of devices, but of the one that changed it', async () => {
  const maria = await people.staff();
  const earlier = await signedInBrowser('admin-login', maria);
  const own = await signedInBrowser('admin-login', maria);
  const newPassword = 'another horse battery';
  const reply = await app.inject({
    method: 'PUT',
    url: '/api/account/password',
    headers: { ...browser, ...maria.headers, cookie: own.cookie },
    payload: { currentPassword: maria.password, newPassword },
  });
  expect(reply.statusCode).toBe(200);
  const changed = String(reply.headers['set-cookie']).split(';')[0] ?? '';
  await guess('admin-login', maria.email, 31);
  const person = { ...maria, password: newPassword };
  expect((await signIn('admin-login', person, earlier)).statusCode).toBe(429);
  expect((await signIn('admin-login', person, own)).statusCode).toBe(429);
  const known = { ...browser, cookie: changed };
  expect((await signIn('admin-login', person, known)).statusCode).toBe(200);
});

const signInAt = async (remoteAddress: string, person: Person, headers = {}) => {
  const call = { method: 'POST', url: '/api/auth/login', remoteAddress } as const;
  return (await app.inject({ ...call, payload: person, headers })).statusCode;
};
const wrong = ({ email }: Person) => ({ email, password: 'not my password' });

test("[SC-82] a known device isn't stopped by wrong guesses from its own address", async () => {
  const maria = await people.registerPerson();
  const device = await signedInBrowser('login', maria);
  const codes = [];
  for (let time = 0; time < 11; time += 1) codes.push(await signInAt('192.0.2.1', wrong(maria)));
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  expect(await signInAt('192.0.2.1', maria)).toBe(429);
  expect(await signInAt('192.0.2.1', maria, device)).toBe(200);
});

test('[SC-82] above the failures of an address, known devices and accounts without failures get in', async () => {
  app = await shop.app({ ACCOUNT_LIMITS: 'calls=1000/1m,register=1000/1h,signInAddress=5/1h' });
  const [address, elsewhere] = ['192.0.2.2', '192.0.2.3'];
  const [maria, jose, ana] = await Promise.all([1, 2, 3].map(() => people.registerPerson()));
  if (!maria || !jose || !ana) throw new Error('nobody registered');
  const device = await signedInBrowser('login', maria);
  // Successes don't count.
  for (let time = 0; time < 8; time += 1) expect(await signInAt(address, ana)).toBe(200);
  for (let time = 0; time < 6; time += 1) {
    const email = `${randomUUID()}@sirkito.test`;
    expect(await signInAt(address, wrong({ email, password: '' }))).toBe(400);
  }

  for (let time = 0; time < 3; time += 1) {
    expect(await signInAt(address, wrong(maria))).toBe(400);
  }
  expect(await signInAt(address, maria)).toBe(429);
  expect(await signInAt(elsewhere, maria)).toBe(200);
  expect(await signInAt(address, maria, device)).toBe(200);
  expect(await signInAt(address, jose)).toBe(200);
  // Mistyping once or twice is no attack.
  expect(await signInAt(address, wrong(ana))).toBe(400);
  expect(await signInAt(address, ana)).toBe(200);
});
