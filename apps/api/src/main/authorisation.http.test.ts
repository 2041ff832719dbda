import { randomUUID } from 'node:crypto';
import { hasPermission, staffRoles, type StaffArea } from '@sirkito/commerce';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Row } from '#api/testing/authorisation-row.ts';
import { authorisationRows } from '#api/testing/authorisation-rows.ts';
import { peopleOf, type Person, type SignedIn } from '#api/testing/people/people.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { readApiPaths } from '#api/testing/api-documents.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const raisedLimits = [
  'signIn',
  'signInAddress',
  'signInAccount',
  'staffSignIn',
  'register',
  'requestReset',
]
  .concat(['requestResetAddress', 'mailedLink', 'password', 'accountMail', 'staffCode'])
  .map((name) => `${name}=100000/1h`)
  .join();
let app: FastifyInstance;
let people: ReturnType<typeof peopleOf>;
let a: Person;
let b: Person;
let boss: Person;
let late: Person;

beforeAll(async () => {
  app = await shop.app({ ACCOUNT_LIMITS: raisedLimits, TWO_FACTOR_GRACE_DAYS: '7' });
  people = peopleOf(shop, app);
  await newLocalities(shop);
  [a, b, boss] = [
    await people.registerPerson(),
    await people.registerPerson(),
    await people.staff(),
  ];
  const overdue = await people.staff();
  await shop.asOwner(
    `update two_factor_grace set starts_at = now() - interval '8 days' where account_id = $1`,
    [overdue.user.id],
  );
  late = overdue;
});

/** Signs in each kind of caller. */
const signIns = {
  guest: async () => ({ ...(await people.signIn(a)), headers: {} }),
  'shopper A': () => people.signIn(a),
  'shopper B': () => people.signIn(b),
  staff: () => people.signIn(boss, { asStaff: true }),
  'staff who must set up two-factor': () => people.signIn(late, { asStaff: true }),
  'staff who signed in to shop': () => people.signIn(boss),
  expired: async () => {
    const caller = await people.signIn(a);
    await shop.asOwner(
      `update session set expires_at = now() where id =
        (select id from session where account_id = $1 order by id desc limit 1)`,
      [caller.user.id],
    );
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
type Caller = keyof typeof signIns;
const everyone = Object.keys(signIns) as Caller[];

const signedIn = new Map<Caller, SignedIn>();
/** Signs each caller in once; `signedIn` is cleared after calls that end sessions. */
async function callerOf(who: Caller): Promise<SignedIn> {
  const caller = signedIn.get(who) ?? (await signIns[who]());
  signedIn.set(who, caller);
  return caller;
}

const endSessions = new Set([
  'POST /api/auth/logout',
  'PUT /api/account/password',
  'DELETE /api/account/sessions',
  'DELETE /api/account/sessions/:id',
]);

const unauthenticated = new Set<Caller>([
  'guest',
  'expired',
  'revoked',
  'bearer without its cookie',
  'cookie without its bearer',
]);

/** All that is open to staff without a second factor after the grace period. */
const twoFactorSetup = new Set([
  'POST /api/auth/logout',
  'GET /api/auth/check-auth',
  'GET /api/admin/me',
  'GET /api/admin/me/second-step',
  'POST /api/admin/me/second-step',
  'PUT /api/admin/me/second-step',
  'GET /api/account/passkeys',
  'POST /api/account/passkeys/options',
  'POST /api/account/passkeys',
]);

function expected(name: string, { access, answers }: Row, caller: Caller): number {
  if (access === 'public') return answers;
  if (unauthenticated.has(caller)) return 401;
  if (caller === 'staff who must set up two-factor') {
    return twoFactorSetup.has(name) ? answers : 403;
  }
  return access === 'staff' && caller !== 'staff' ? 403 : answers;
}

const inject = (options: InjectOptions) => app.inject(options);

async function call(name: string, caller: SignedIn, params: Record<string, string> = {}) {
  const [method, path] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const payload = authorisationRows[name]?.payload?.(caller);
  const reply = await inject({
    method,
    url: path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? randomUUID()),
    headers: caller.headers,
    ...(payload && { payload }),
  });
  return reply.statusCode;
}

test('[RO-02] declares access for every route and keeps staff routes under /api/admin', async () => {
  await app.ready();
  const paths = await readApiPaths(app);
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(routes.toSorted()).toEqual(Object.keys(authorisationRows).toSorted());
  for (const [name, { access }] of Object.entries(authorisationRows)) {
    // Banners are shown on the public home page.
    const isOpen = name === 'GET /api/admin/features/banners';
    expect(access === 'staff', name).toBe(name.includes(' /api/admin/') && !isOpen);
  }
});

test.each(Object.entries(authorisationRows))(
  '[RO-02][SC-21] enforces access to %s',
  async (name, row) => {
    const answers: Partial<Record<Caller, number>> = {};
    for (const who of everyone) {
      if (endSessions.has(name)) signedIn.clear();
      const caller = await callerOf(who);
      const ownsResource = row.resourceOf && expected(name, row, who) === row.answers;
      const params = ownsResource ? await row.resourceOf?.(caller, { inject, shop }) : {};
      answers[who] = await call(name, caller, params);
    }
    if (endSessions.has(name)) signedIn.clear();
    expect(answers).toEqual(
      Object.fromEntries(everyone.map((who) => [who, expected(name, row, who)])),
    );
  },
);

test.each(Object.entries(authorisationRows).filter(([, row]) => row.resourceOf))(
  "[RO-02] answers 404 for another customer's resource: %s",
  async (name, { resourceOf }) => {
    const theirs = await resourceOf?.(await callerOf('shopper A'), { inject, shop });
    for (const other of ['shopper B', 'staff', 'staff who signed in to shop'] as const) {
      expect(await call(name, await callerOf(other), theirs), other).toBe(404);
    }
    expect(await call(name, await callerOf('shopper A'), {})).toBe(404);
  },
);

/** Areas by the path segment after `/api/admin/`, where the two differ. */
const areas: Record<string, StaffArea> = {
  pictures: 'products',
  questions: 'reviews',
  me: 'oneself',
  'security-log': 'audit',
  'invoice-reports': 'settings',
};

const staffRows = Object.entries(authorisationRows).filter(([, { access }]) => access === 'staff');

test.each(staffRoles)(
  '[RO-01] permits staff in the role %s exactly what the permission table lists',
  async (staffRole) => {
    const caller = await people.staff({ staffRole });
    for (const [name, { answers }] of staffRows) {
      const [method = '', path = ''] = name.split(' ');
      const segment = path.split('/')[3] ?? '';
      // A segment that is no area makes hasPermission throw.
      const area = areas[segment] ?? (segment as StaffArea);
      const may = hasPermission(staffRole, area, method === 'GET' ? 'view' : 'change');
      expect(await call(name, caller), name).toBe(may ? answers : 403);
    }
  },
);

test('revokes the permissions of removed staff in their open sessions', async () => {
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
