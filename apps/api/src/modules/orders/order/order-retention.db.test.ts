import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { personalRecords } from '#api/main/compose.ts';
import { purgeOldRecords } from '#api/modules/accounts/privacy/retention.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addOrderNote } from '../fulfilment/add-order-note.ts';
import { viewOrderForStaff } from '../staff/view-order-for-staff.ts';
import { anonymiseOrders } from './order-retention.queries.ts';

const shop = testShop();
let clerk: ReturnType<typeof shop.as>;
beforeAll(async () => {
  await newLocalities(shop);
  const { accountId } = await newShopper(shop);
  clerk = shop.as({ kind: 'staff', accountId, sessionId: randomUUID(), staffRole: 'owner' });
});

const purge = (now: string) =>
  purgeOldRecords({ ...shop.as({ kind: 'shop' }), now: () => new Date(now) }, personalRecords);

/** Places an order at that time, by an account or a guest, with a staff note. */
async function oldOrder(placedAt: string, isGuest: boolean) {
  const { orderId } = await newOrder(shop);
  await addOrderNote(clerk, orderId, { text: 'Lives above the bakery' });
  await shop.asOwner(
    `update customer_order set created_at = $2, notes = 'Ring twice',
       account_id = case when $3 then null else account_id end where id = $1`,
    [orderId, placedAt, isGuest],
  );
  await shop.asOwner(
    `update order_note set at = $2, account_id = case when $3 then null else account_id end
     where order_id = $1`,
    [orderId, placedAt, isGuest],
  );
  return orderId;
}

const shown = async (orderId: string) => {
  const { order, notes } = await viewOrderForStaff(clerk, orderId);
  return { name: order.address.fullName, own: order.notes, noted: notes.map(({ text }) => text) };
};
const retained = { name: 'Test Buyer', own: 'Ring twice', noted: ['Lives above the bakery'] };
const purged = { name: '', own: '', noted: [] };

test.each([true, false])(
  'removes personal data and notes five years after the tax year, guest order: %s',
  async (isGuest) => {
    const last = await oldOrder('2020-12-31T15:59:59Z', isGuest);
    // Midnight of the new year in Manila.
    const first = await oldOrder('2020-12-31T16:00:00Z', isGuest);
    await purge('2026-12-31T23:00:00Z');
    expect(await shown(last)).toEqual(retained);
    await purge('2027-01-01T00:00:00Z');
    expect(await shown(last)).toEqual(purged);
    expect(await shown(first)).toEqual(retained);
    const { order } = await viewOrderForStaff(clerk, last);
    expect(order).toMatchObject({ total: 1_075, items: [{ quantity: 1 }] });
    await expectReconciled(shop);
  },
);

test('purges a note on an anonymised order by its own age', async () => {
  const orderId = await oldOrder('2020-06-01T00:00:00Z', true);
  await shop.asOwner(`update customer_order set address = '{}' where id = $1`, [orderId]);
  await purge('2026-12-31T00:00:00Z');
  expect((await shown(orderId)).noted).toHaveLength(1);
  await purge('2027-01-02T00:00:00Z');
  expect((await shown(orderId)).noted).toEqual([]);
});

test.each(['purge', 'erasure'])('%s empties what is tagged as personal', async (how) => {
  const { accountId, orderId } = await newOrder(shop);
  const { rows } = await shop.asOwner(
    `select column_name as name from information_schema.columns
     where table_name = 'customer_order' and data_type = 'text' and
       col_description('customer_order'::regclass, ordinal_position) like 'personal: kind%'`,
  );
  const names = rows.map(({ name }) => String(name));
  expect(names).toContain('notes');
  await shop.asOwner(`update customer_order set created_at = '2019-06-01' where id = $1`, [
    orderId,
  ]);
  await shop.asOwner(
    `do $$ begin execute (
       select 'update customer_order set ' || string_agg(format('%I = ''personal''', column_name), ', ')
       from information_schema.columns
       where table_name = 'customer_order' and data_type = 'text' and
         col_description('customer_order'::regclass, ordinal_position) like 'personal: kind%'
     ); end $$`,
  );
  await shop.asOwner(`update customer_order set cod_reasons = '{"unconfirmedEmail": 1}'`);
  if (how === 'purge') await purge('2026-12-31T00:00:00Z');
  else await clerk.transact((tx) => anonymiseOrders(tx, accountId, new Date()));
  const left = await shop.asOwner(
    `select to_jsonb(customer_order) as found from customer_order where id = $1`,
    [orderId],
  );
  expect(left.rows[0]?.found).toMatchObject({
    ...Object.fromEntries(names.map((name) => [name, ''])),
    cod_reasons: null,
  });
});
