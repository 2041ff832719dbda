import type { SecurityLogEntry } from '@sirkito/contracts/staff/staff-log-schemas';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { parseEnv } from '#api/platform/env.ts';
import { createSecretBox } from '#api/platform/secret-box.ts';
import { hashForSecurityLog } from '#api/platform/security-log/event-row.ts';
import { peopleOf, type SignedIn } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listSecurityEvents } from './security-log.queries.ts';

const shop = testShop();
const tried = 'tried@sirkito.test';
let app: FastifyInstance;
let [owner, clerk]: SignedIn[] = [];
let hash: Buffer;
beforeAll(async () => {
  app = await shop.app();
  const people = peopleOf(shop, app);
  [owner, clerk] = [await people.staff(), await people.staff({ staffRole: 'orders' })];
  const { STAFF_CODE_KEY } = parseEnv({ DATABASE_URL: shop.url });
  hash = hashForSecurityLog(createSecretBox(STAFF_CODE_KEY), tried);
  // A year of events: each account has 100, each network 400.
  await shop.asOwner('truncate security_event');
  await shop.asOwner(
    `insert into security_event (id, at, kind, account_id, account_hash, network, subject)
     select gen_random_uuid(), now() - n * interval '5 minutes',
       (array['sign_in_succeeded','order_viewed','customer_viewed','orders_listed'])[1 + n % 4],
       case when n % 1000 = 7 then $1::uuid else ('00000000-0000-7000-8000-' || lpad((n % 1000)::text, 12, '0'))::uuid end,
       null, ('10.0.' || n % 250 || '.0/24')::cidr, null
     from generate_series(1, 100000) as n`,
    [clerk.user.id],
  );
  await shop.asOwner(
    `insert into security_event (id, at, kind, account_hash, network, details)
     select gen_random_uuid(), now() - n * interval '1 hour', 'sign_in_failed', $1,
       '203.0.113.0/24', '{"reason": "no account"}' from generate_series(1, 60) as n`,
    [hash],
  );
  await shop.asOwner('vacuum analyze security_event');
});

const look = async (query: Record<string, string>, who = owner) => {
  const url = `/api/admin/security-log?${new URLSearchParams(query).toString()}`;
  const reply = await app.inject({ url, headers: who?.headers ?? {} });
  return { status: reply.statusCode, ...reply.json<{ data: SecurityLogEntry[]; next: string }>() };
};

test('[SC-34] lets only owners read the log', async () => {
  expect((await look({}, clerk)).status).toBe(403);
  expect((await look({ kind: 'sign_in_failed' })).status).toBe(200);
});

test('[SC-34] pages through the events of an address that has no account', async () => {
  const first = await look({ email: tried.toUpperCase() });
  const second = await look({ email: tried, after: first.next });
  expect([first.data.length, second.data.length, second.next]).toEqual([50, 10, null]);
  const all = [...first.data, ...second.data];
  expect(new Set(all.map(({ id }) => id)).size).toBe(60);
  const times = all.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(all[0]).toMatchObject({
    kind: 'sign_in_failed',
    account: null,
    network: '203.0.113.0/24',
    details: { reason: 'no account' },
  });
});

test('[SC-34] filters by account, kind, network and days, together', async () => {
  const email = clerk?.email ?? '';
  const own = await look({ email });
  expect(own.data[0]).toMatchObject({ account: { userName: 'Maria Santos', isStaff: true } });
  expect(new Set(own.data.map(({ account }) => account?.id))).toEqual(new Set([clerk?.user.id]));
  const network = await look({ address: '203.0.113.200' });
  expect(network.data.every((event) => event.network === '203.0.113.0/24')).toBe(true);
  expect((await look({ address: '203.0.113.0/24' })).data).toHaveLength(50);
  const day = own.data[1]?.at.slice(0, 10) ?? '';
  const both = await look({ email, kind: own.data[1]?.kind ?? '', from: day, to: '2099-01-01' });
  expect(both.data.length).toBeGreaterThan(0);
  expect(both.data.every(({ kind, at }) => kind === own.data[1]?.kind && at >= day)).toBe(true);
  expect((await look({ email, to: '2001-01-01' })).data).toEqual([]);
  expect((await look({ address: 'home' })).status).toBe(400);
});

test('[SC-34] names the accounts and orders that events are about', async () => {
  await shop.asOwner(
    `insert into security_event (id, at, kind, account_id, subject)
     values (gen_random_uuid(), now(), 'role_changed', $1, $2)`,
    [owner?.user.id, `account:${clerk?.user.id}`],
  );
  const { data } = await look({ kind: 'role_changed', email: clerk?.email ?? '' });
  expect(data).toMatchObject([
    {
      account: { id: owner?.user.id },
      subject: { type: 'staff', id: clerk?.user.id, name: 'Maria Santos' },
    },
  ]);
});

const filters = {
  none: {},
  kind: { kind: 'sign_in_failed' },
  account: () => ({ account: { id: clerk?.user.id, hash } }),
  network: { network: '203.0.113.0/24' },
  period: { from: '2026-01-01', to: '2026-01-02' },
  'kind and period': { kind: 'order_viewed', from: '2026-01-01', to: '2026-01-02' },
};

test.each(Object.entries(filters))(
  '[SC-34] finds events by %s through an index, at 100,000 rows',
  async (_name, given) => {
    const filter = { ...(typeof given === 'function' ? given() : given), limit: 51 };
    const explaining = shop.db.withPlugin({
      transformQuery: ({ node }) => ({ ...node, explain: { kind: 'ExplainNode', format: 'json' } }),
      transformResult: async ({ result }) => result,
    });
    const plan = JSON.stringify(await listSecurityEvents(explaining, filter));
    expect(plan).toContain('security_event_');
    expect(plan).not.toMatch(/"Seq Scan","[^}]*"Relation Name":"security_event"/);
  },
);

test('[SC-34] a cursor that is no time and id is refused', async () => {
  const id = '00000000-0000-7000-8000-000000000000';
  for (const after of [
    `2026-02-31T00:00:00.000000Z_${id}`,
    `2026-02-01T00:00:00Z_${'-'.repeat(36)}`,
  ]) {
    expect((await look({ after })).status).toBe(400);
  }
});
