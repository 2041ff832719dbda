import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { releaseReservation } from '#api/modules/orders/reservations/release-reservation.ts';
import { viewOrder } from '#api/modules/orders/order/view-order.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addProof } from './add-proof.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

const friday = new Date('2026-11-20T18:00:00+08:00');
const sunday = new Date('2026-11-22T18:00:00+08:00');
const tuesday = new Date('2026-11-24T23:59:59.999+08:00');

/** Places an order on Friday evening that expires on Sunday evening. */
async function fridaysOrder() {
  const { ctx, orderId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await shop.asOwner('update customer_order set hold_until = $2 where id = $1', [orderId, sunday]);
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#8a4' } })
    .jpeg()
    .toBuffer();
  return {
    orderId,
    sendAt: (at: Date) =>
      addProof({ ...ctx, now: () => at }, { orderId, picture: picture.toString('base64') }),
    releaseAt: (at: Date) =>
      releaseReservation({ ...shop.as({ kind: 'shop' }), now: () => at }, orderId),
    view: () => viewOrder(ctx, orderId),
  };
}

test('[OR-06] extends the reservation over the weekend once a proof is sent', async () => {
  const order = await fridaysOrder();
  await order.sendAt(friday);
  expect(await order.releaseAt(sunday)).toBe(false);
  expect(await order.view()).toMatchObject({
    status: 'pending',
    paymentStatus: 'awaiting',
    heldUntil: tuesday.toISOString(),
    timeline: [
      { status: 'pending', paymentStatus: null },
      {
        status: 'pending',
        paymentStatus: 'awaiting',
        note: expect.stringContaining('Proof of payment received'),
      },
    ],
  });
  const { rows } = await shop.asOwner(
    `select start_after from pgboss.job
     where name = 'orders.release_reservation' and data->>'orderId' = $1`,
    [order.orderId],
  );
  expect(rows).toContainEqual({ start_after: tuesday });
  expect(await order.releaseAt(tuesday)).toBe(true);
  expect(await order.view()).toMatchObject({ status: 'cancelled', paymentStatus: 'expired' });
  await expectReconciled(shop);
});

test('[OR-06] releases a transfer without proof after 48 hours', async () => {
  const order = await fridaysOrder();
  expect(await order.releaseAt(sunday)).toBe(true);
  expect(await order.view()).toMatchObject({ status: 'cancelled', paymentStatus: 'expired' });
});

test('does not extend the reservation again for a second proof', async () => {
  const order = await fridaysOrder();
  await order.sendAt(friday);
  await order.sendAt(sunday);
  const { heldUntil, timeline } = await order.view();
  expect(heldUntil).toBe(tuesday.toISOString());
  expect(timeline).toHaveLength(2);
});
