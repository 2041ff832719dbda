import { randomUUID } from 'node:crypto';
import { areaOf, mayIn, staffRoles } from '@sirkito/commerce';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Row } from '#api/testing/authorisation-row.ts';
import { authorisationRows } from '#api/testing/authorisation-rows.ts';
import { peopleOf, type Person, type SignedIn } from '#api/testing/people.ts';
import { newPlaces } from '#api/testing/places.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const generous = ['signIn', 'signInAddress', 'staffSignIn', 'register', 'requestReset']
  .concat(['requestResetAddress', 'mailedLink', 'password', 'accountMail', 'staffCode'])
  .map((name) => `${name}=100000/1h`)
  .join();
let app: FastifyInstance;
let people: ReturnType<typeof peopleOf>;
let a: Person;
let b: Person;
let boss: Person;

beforeAll(async () => {
  app = await shop.app({ ACCOUNT_LIMITS: generous });
  people = peopleOf(shop, app);
  await newPlaces(shop);
  [a, b, boss] = [await people.newcomer(), await people.newcomer(), await people.staff()];
});

/** Everybody who may come to a door. Each is made anew, since some calls end sessions. */
const callers = {
  guest: async () => ({ ...(await people.signIn(a)), headers: {} }),
  'shopper A': () => people.signIn(a),
  'shopper B': () => people.signIn(b),
  staff: () => people.signIn(boss, { asStaff: true }),
  'staff who signed in to shop': () => people.signIn(boss),
  expired: async () => {
    const caller = await people.signIn(a);
    await shop.asOwner('update session set expires_at = now() where account_id = $1', [
      caller.user.id,
    ]);
    return caller;
  },
  revoked: async () => {
    const caller = await people.signIn(a);
    await app.inject({ method: 'POST', url: '/api/auth/logout', headers: caller.headers });
    return caller;
  },
  'bearer without its cookie': async () => {
    const { headers, ...caller } = await people.signIn(a, { inBrowser: true });
    return { ...caller, headers: { authorization: headers['authorization'] ?? '' } };
  },
  'cookie without its bearer': async () => {
    const { headers, ...caller } = await people.signIn(a, { inBrowser: true });
    return { ...caller, headers: { cookie: headers['cookie'] ?? '' } };
  },
} satisfies Record<string, () => Promise<SignedIn>>;
type Caller = keyof typeof callers;

const nobody = new Set<Caller>([
  'guest',
  'expired',
  'revoked',
  'bearer without its cookie',
  'cookie without its bearer',
]);

function expected({ access, answers }: Row, caller: Caller): number {
  if (access === 'public') return answers;
  if (nobody.has(caller)) return 401;
  return access === 'staff' && caller !== 'staff' ? 403 : answers;
}

const ask = (options: InjectOptions) => app.inject(options);

async function call(name: string, caller: SignedIn, params: Record<string, string> = {}) {
  const [method, path] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const payload = authorisationRows[name]?.payload?.(caller);
  const reply = await ask({
    method,
    url: path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? randomUUID()),
    headers: caller.headers,
    ...(payload && { payload }),
  });
  return reply.statusCode;
}

test('[RO-02] every route has a row that says who may, and staff calls are under /api/admin', async () => {
  await app.ready();
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(routes.toSorted()).toEqual(Object.keys(authorisationRows).toSorted());
  for (const [name, { access }] of Object.entries(authorisationRows)) {
    // The banners are on the home page of everyone.
    const isOpen = name === 'GET /api/admin/features/banners';
    expect(access === 'staff', name).toBe(name.includes(' /api/admin/') && !isOpen);
  }
});

test.each(Object.entries(authorisationRows))('[RO-02] who may: %s', async (name, row) => {
  const answers: Partial<Record<Caller, number>> = {};
  for (const [who, make] of Object.entries(callers) as [Caller, () => Promise<SignedIn>][]) {
    const caller = await make();
    const mayHaveThings = row.thingOf && !nobody.has(who);
    const params = mayHaveThings ? await row.thingOf?.(caller, { ask, shop }) : {};
    answers[who] = await call(name, caller, params);
  }
  const rows = (Object.keys(callers) as Caller[]).map((who) => [who, expected(row, who)]);
  expect(answers).toEqual(Object.fromEntries(rows));
});

test.each(Object.entries(authorisationRows).filter(([, row]) => row.thingOf))(
  "[RO-02] another person's thing is not found, like one that does not exist: %s",
  async (name, { thingOf }) => {
    for (const other of ['shopper B', 'staff', 'staff who signed in to shop'] as const) {
      const owner = await callers['shopper A']();
      const theirs = await thingOf?.(owner, { ask, shop });
      expect(await call(name, await callers[other](), theirs), other).toBe(404);
    }
    expect(await call(name, await callers['shopper A'](), {})).toBe(404);
  },
);

const staffRows = Object.entries(authorisationRows).filter(([, { access }]) => access === 'staff');

test.each(staffRoles)(
  '[RO-01] staff in the role %s may what the table says, and nothing else',
  async (staffRole) => {
    const caller = await people.staff({ staffRole });
    for (const [name, { answers }] of staffRows) {
      const [method = '', path = ''] = name.split(' ');
      const area = areaOf(path);
      expect(area, `${name} belongs to a part of the shop`).toBeDefined();
      const may = mayIn(staffRole, area ?? 'staff', method === 'GET' ? 'look' : 'change');
      expect(await call(name, caller), name).toBe(may ? answers : 403);
    }
  },
);

test('staff who are dismissed lose their rights in the sessions they have open', async () => {
  const { password, email, headers } = await people.staff();
  const list = () => app.inject({ url: '/api/admin/products/get', headers });
  expect((await list()).statusCode).toBe(200);
  await shop.asOwner(`update account set role = 'user', staff_role = null where email = $1`, [
    email,
  ]);
  const elsewhere = await shop.app();
  const reply = await elsewhere.inject({ url: '/api/admin/products/get', headers });
  expect(reply.statusCode).toBe(403);
  await expect(people.signIn({ email, password }, { asStaff: true })).rejects.toThrow(
    'auth.bad_credentials',
  );
});
