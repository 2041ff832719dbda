import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { personalRecords } from '#api/main/compose.ts';
import { forgetOldRecords } from '#api/modules/accounts/forget-old-records.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { expectReconciled } from '#api/testing/reconciled.ts';
import { newShopper } from '#api/testing/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addOrderNote } from './add-order-note.ts';
import { viewOrderForStaff } from './view-order-for-staff.ts';

const shop = testShop();
let clerk: ReturnType<typeof shop.as>;
beforeAll(async () => {
  await newPlaces(shop);
  const { accountId } = await newShopper(shop);
  clerk = shop.as({ kind: 'staff', accountId, sessionId: randomUUID(), staffRole: 'owner' });
});

const forget = (now: string) =>
  forgetOldRecords({ ...shop.as({ kind: 'shop' }), now: () => new Date(now) }, personalRecords);

/** An order of that time, of an account or of nobody, with a note of staff. */
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
const kept = { name: 'Test Buyer', own: 'Ring twice', noted: ['Lives above the bakery'] };
const gone = { name: '', own: '', noted: [] };

test.each([true, false])(
  'five years after its taxes were due an order has no person and no notes, a guest’s: %s',
  async (isGuest) => {
    const last = await oldOrder('2020-12-31T15:59:59Z', isGuest);
    // The new year begins in Manila.
    const first = await oldOrder('2020-12-31T16:00:00Z', isGuest);
    await forget('2026-12-31T23:00:00Z');
    expect(await shown(last)).toEqual(kept);
    await forget('2027-01-01T00:00:00Z');
    expect(await shown(last)).toEqual(gone);
    expect(await shown(first)).toEqual(kept);
    const { order } = await viewOrderForStaff(clerk, last);
    expect(order).toMatchObject({ total: 1_075, items: [{ quantity: 1 }] });
    await expectReconciled(shop);
  },
);

test('a note on an order that lost its person earlier goes by its own age', async () => {
  const orderId = await oldOrder('2020-06-01T00:00:00Z', true);
  await shop.asOwner(`update customer_order set address = '{}' where id = $1`, [orderId]);
  await forget('2026-12-31T00:00:00Z');
  expect((await shown(orderId)).noted).toHaveLength(1);
  await forget('2027-01-02T00:00:00Z');
  expect((await shown(orderId)).noted).toEqual([]);
});
