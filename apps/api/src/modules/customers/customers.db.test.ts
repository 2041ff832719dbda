import { beforeAll, expect, test } from 'vitest';
import { accountRecords } from '#api/modules/accounts/account-records.ts';
import { setCustomerDisabled } from '#api/modules/accounts/staff/set-customer-disabled.ts';
import { cancelOrder } from '#api/modules/orders/fulfilment/cancel-order.ts';
import { newBuyer } from '#api/testing/people/buyer.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addCustomerNote, listCustomers, viewCustomer } from './customers.ts';
import { customerRecords } from './customer-records.ts';

const shop = testShop();
const staff = () => shop.as(shop.staff());
beforeAll(() => newLocalities(shop));
const idsBy = async (search: string) =>
  (await listCustomers(staff(), { search })).data.map(({ id }) => id);

test('finds customers by e-mail, name and mobile number, but not staff', async () => {
  const { accountId } = await newBuyer(shop);
  const phone = '+639181234567';
  await shop.asOwner(
    `update account set user_name = 'Corazon 100%', email = 'corazon@mail.example' where id = $1`,
    [accountId],
  );
  await shop.asOwner('update address set phone = $2 where account_id = $1', [accountId, phone]);
  for (const search of ['CORAZON@mail', 'azon 100%', '0918 123 4567', '+63 918 123-4567']) {
    expect(await idsBy(search)).toEqual([accountId]);
  }
  expect(await idsBy('azon_100')).toEqual([]);
  await shop.asOwner(`update account set role = 'admin', staff_role = 'orders' where id = $1`, [
    accountId,
  ]);
  expect(await idsBy('corazon@mail')).toEqual([]);
});

test('excludes fully refunded orders from the amount spent', async () => {
  const { accountId, order, orderMore } = await newOrder(shop);
  const second = await orderMore();
  await shop.asOwner(`update customer_order set payment_status = 'refunded' where id = $1`, [
    second._id,
  ]);
  expect(await viewCustomer(staff(), accountId)).toMatchObject({ orders: 2, spent: order.total });
});

test('shows orders, addresses, notes and totals, and audits the view', async () => {
  const { accountId, ctx, order, orderMore } = await newOrder(shop);
  const second = await orderMore();
  await cancelOrder(ctx, second._id);
  const clerk = staff();
  expect(await viewCustomer(clerk, accountId)).toMatchObject({
    orders: 2,
    spent: order.total,
    reviews: 0,
    newestOrders: [
      { orderNumber: second.orderNumber, status: 'cancelled' },
      { orderNumber: order.orderNumber, status: 'pending' },
    ],
    addresses: [{ cityMunicipality: 'Quezon City' }],
  });
  const noted = await addCustomerNote(clerk, accountId, 'Prefers calls after six');
  expect(noted.notes).toMatchObject([{ text: 'Prefers calls after six' }]);
  const { rows } = await shop.asOwner(
    'select action, after::text as after from audit_entry where subject = $1 order by id',
    [`account:${accountId}`],
  );
  expect(rows.map(({ action }) => action as string)).toEqual([
    'customers.view',
    'customers.add_note',
  ]);
  expect(JSON.stringify(rows)).not.toContain('after six');
});

test('shows whether a scheduled erasure was requested or is due to inactivity', async () => {
  const { accountId } = await newBuyer(shop);
  const day = '2026-12-16T02:00:00.000Z';
  const viewErasure = async () => {
    const { eraseAt, isIdle } = await viewCustomer(staff(), accountId);
    return { eraseAt, isIdle };
  };
  expect(await viewErasure()).toEqual({ eraseAt: null, isIdle: false });
  await shop.asOwner('update account set erase_at = $2 where id = $1', [accountId, day]);
  expect(await viewErasure()).toEqual({ eraseAt: day, isIdle: false });
  await shop.asOwner('update account set inactivity_notified_at = now() where id = $1', [
    accountId,
  ]);
  expect(await viewErasure()).toEqual({ eraseAt: day, isIdle: true });
});

test('exports and erases notes with the customer', async () => {
  const { accountId } = await newBuyer(shop);
  await addCustomerNote(staff(), accountId, 'Asked for a company invoice');
  expect(await customerRecords.list(shop.db, accountId, new Date())).toMatchObject({
    notesOfStaff: [{ text: 'Asked for a company invoice' }],
  });
  await shop
    .as({ kind: 'shop' })
    .transact((tx) => customerRecords.erase(tx, accountId, new Date()));
  expect(await customerRecords.list(shop.db, accountId, new Date())).toEqual({ notesOfStaff: [] });
});

test('signs a disabled customer out immediately and refuses sign-in until enabled', async () => {
  const app = await shop.app();
  const people = peopleOf(shop, app);
  const maria = await people.shopper();
  const support = await people.staff({ staffRole: 'support' });
  const setDisabled = (isDisabled: boolean, by = support) =>
    app.inject({
      method: 'PUT',
      url: `/api/admin/customers/${maria.user.id}/standing`,
      headers: by.headers,
      payload: { isDisabled, reason: 'Stolen cards' },
    });
  const profile = () => app.inject({ url: '/api/account/profile', headers: maria.headers });
  expect((await profile()).statusCode).toBe(200);
  expect((await setDisabled(true, await people.staff({ staffRole: 'orders' }))).statusCode).toBe(
    403,
  );
  expect((await setDisabled(true)).json()).toMatchObject({ data: { isDisabled: true } });
  expect((await profile()).statusCode).toBe(401);
  await expect(people.signIn(maria)).rejects.toThrow('auth.bad_credentials');
  const { rows } = await shop.asOwner(
    `select after from audit_entry where subject = $1 and action = 'accounts.shut_out_customer'`,
    [`account:${maria.user.id}`],
  );
  expect(rows).toEqual([{ after: { isDisabled: true, hasReason: true } }]);
  expect(await viewCustomer(staff(), maria.user.id)).toMatchObject({
    accessReason: 'Stolen cards',
  });
  const [about] = (await accountRecords.list(shop.db, maria.user.id, new Date()))['account'] ?? [];
  expect(about).toMatchObject({ access_reason: 'Stolen cards' });
  await setDisabled(false);
  expect((await people.signIn(maria)).user.id).toBe(maria.user.id);
});

test('refuses to disable staff and to show customers to shoppers', async () => {
  const { accountId, ctx } = await newBuyer(shop);
  await shop.asOwner(`update account set role = 'admin', staff_role = 'owner' where id = $1`, [
    accountId,
  ]);
  await expect(
    setCustomerDisabled(staff(), accountId, { isDisabled: true, reason: 'Because' }),
  ).rejects.toMatchObject({ code: 'customers.not_found' });
  await expect(viewCustomer(ctx, accountId)).rejects.toMatchObject({ code: 'auth.wrong_role' });
});
