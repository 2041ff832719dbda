import { beforeAll, expect, test } from 'vitest';
import { changeSetting } from '#api/modules/settings/change-setting.ts';
import { readSetting } from '#api/modules/settings/read-setting.ts';
import { payOrders } from '#api/testing/data/changed-orders.ts';
import { copyOrder } from '#api/testing/data/copied-orders.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { scaleOf } from '#api/testing/scale.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { viewInvoice } from './view-invoice.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

const issued = async () =>
  (
    await shop.asOwner(
      `select document.*, buyer.content as buyer
       from invoice_document as document join invoice_document_buyer as buyer
       using (branch, kind, number) order by number`,
    )
  ).rows as { number: string }[];

/** `INVOICE_DOCUMENTS=10000` for the long form. */
const issuedBefore = scaleOf('INVOICE_DOCUMENTS', 500);

test(`[IN-04] a new seller is on new documents only, and ${String(issuedBefore)} issued ones keep every byte`, async () => {
  await copyOrder(shop, issuedBefore);
  await payOrders(shop);
  const before = await issued();
  expect(before.length).toBeGreaterThan(issuedBefore);
  const seller = await readSetting(shop.db, 'invoicing');
  const registered = {
    ...seller,
    registeredName: 'Bagong Sirkito, Inc.',
    tin: '123-456-789',
    permit: 'AC_123_042026_000001',
  };
  await changeSetting(shop.as(shop.staff()), 'invoicing', registered);
  const profile = await readSetting(shop.db, 'store_profile');
  await changeSetting(shop.as(shop.staff()), 'store_profile', {
    ...profile,
    brandName: 'Bago',
    address: '1 Rizal Avenue, Manila',
    phone: '+63 2 7000 0000',
  });
  const { ctx, orderId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await payOrders(shop);
  expect((await issued()).slice(0, before.length)).toEqual(before);
  const [invoice] = (await viewInvoice(ctx, orderId)).documents;
  expect(invoice?.seller).toEqual({
    registeredName: 'Bagong Sirkito, Inc.',
    registeredAddress: seller.registeredAddress,
    tin: '123-456-789',
    branchCode: '00000',
    permit: 'AC_123_042026_000001',
  });
}, 600_000);
