import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf, type SignedIn } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;
let [mine, theirs]: SignedIn[] = [];
beforeAll(async () => {
  app = await shop.app();
  const people = peopleOf(shop, app);
  [mine, theirs] = [await people.staff({ staffRole: 'support' }), await people.staff()];
});

const own = '/api/admin/me/views';
const as = (who?: SignedIn) => ({ headers: who?.headers ?? {} });
const view = (name: string, query = 'stock=low&hide=brand%2Csku') => ({
  page: 'products',
  name,
  query,
});
const save = (who: SignedIn | undefined, body: object) =>
  app.inject({ method: 'POST', url: own, payload: body, ...as(who) });
const list = async (who?: SignedIn) =>
  (await app.inject({ url: `${own}?page=products`, ...as(who) })).json().data as {
    id: string;
    name: string;
  }[];

test('saves, renames and removes views per account', async () => {
  await save(mine, view('Runs low'));
  await save(mine, view('Drafts', 'status=draft'));
  const saved = await list(mine);
  expect(saved.map(({ name }) => name)).toEqual(['Runs low', 'Drafts']);
  expect(saved[0]).toMatchObject({ query: 'stock=low&hide=brand%2Csku' });
  expect(await list(theirs)).toEqual([]);
  const queue = { page: 'orders', name: 'To pack', query: 'sort=oldest&status=confirmed' };
  expect((await save(mine, queue)).json().data).toMatchObject([{ name: 'To pack' }]);
  expect(await list(mine)).toHaveLength(2);

  const url = `${own}/${saved[0]?.id}`;
  const rename = (who?: SignedIn) =>
    app.inject({ method: 'PUT', url, payload: { name: 'To buy' }, ...as(who) });
  const remove = (who?: SignedIn) => app.inject({ method: 'DELETE', url, ...as(who) });
  expect((await rename(theirs)).statusCode).toBe(404);
  expect((await remove(theirs)).statusCode).toBe(404);
  expect((await rename(mine)).json().data[0]).toMatchObject({ name: 'To buy' });
  expect((await remove(mine)).json().data).toHaveLength(1);
  expect((await remove(mine)).statusCode).toBe(404);
});

test('refuses an invalid query string or name', async () => {
  for (const wrong of [view('Bad', 'https://evil.example/'), view('  '), view('x'.repeat(41))]) {
    expect((await save(mine, wrong)).statusCode).toBe(400);
  }
});

test('allows at most 20 views, even when saved concurrently', async () => {
  const replies = await Promise.all(
    Array.from({ length: 25 }, (_, index) => save(theirs, view(`View ${index}`))),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5);
  expect(await list(theirs)).toHaveLength(20);
});
