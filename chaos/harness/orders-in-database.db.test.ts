import { randomUUID } from 'node:crypto';
import { createDatabase, dropDatabase, query } from '@sirkito/e2e/stack/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureTestPostgres } from '../../scripts/services/stores/test-postgres.ts';
import { compareWithDatabase } from './orders-in-database.ts';

const newOrder = () => ({ accountId: randomUUID(), orderId: randomUUID() });
let url = '';
beforeAll(async () => {
  process.env['TEST_DATABASE_URL'] ||= await ensureTestPostgres();
  url = await createDatabase('sirkito_chaos');
  await query(url, 'create table customer_order (id uuid, account_id uuid)');
});
afterAll(() => dropDatabase(url));

test('finds acknowledged orders that are gone and buyers with two orders', async () => {
  const [stored, lost, twice] = [newOrder(), newOrder(), newOrder()];
  const { accountId } = twice;
  for (const order of [stored, twice, { ...newOrder(), accountId }]) {
    const values = [order.orderId, order.accountId];
    await query(url, 'insert into customer_order values ($1, $2)', values);
  }
  const buyers = [stored.accountId, lost.accountId];
  expect(await compareWithDatabase(url, [stored], buyers)).toEqual({ lost: 0, doubled: 0 });
  expect(await compareWithDatabase(url, [stored, lost], [...buyers, accountId])).toEqual({
    lost: 1,
    doubled: 1,
  });
});
