import { beforeAll, expect, test } from 'vitest';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { barangays, newLocalities } from '#api/testing/data/localities.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addAddress, changeAddress, removeAddress, viewAddresses } from './own-addresses.ts';
import { readPsgc } from './psgc.ts';
import { viewLocalities } from './view-localities.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

test('[OR-07] fills in locality names from the official list', async () => {
  const { ctx } = await newShopper(shop);
  const address = await addAddress(ctx, draftAddress(barangays.davao));
  expect(address).toMatchObject({
    fullName: 'Test Buyer',
    phone: '0917 555 0123',
    region: 'Region XI (Davao Region)',
    province: '',
    cityMunicipality: 'City of Davao',
    barangay: 'Agdao',
    psgcCode: barangays.davao,
    street: '1 Sample Street',
    postalCode: '1100',
    label: 'Home',
    isDefault: true,
  });
  expect(await viewAddresses(ctx)).toEqual([address]);
});

test('refuses a city or an unknown code instead of a barangay', async () => {
  const { ctx } = await newShopper(shop);
  for (const code of ['1130700000', '9999999999']) {
    await expect(addAddress(ctx, draftAddress(code))).rejects.toMatchObject({
      code: 'address.barangay_not_found',
    });
  }
});

test('keeps exactly one default address', async () => {
  const { ctx } = await newShopper(shop);
  const first = await addAddress(ctx, draftAddress());
  const [second, third] = await Promise.all([
    addAddress(ctx, { ...draftAddress(), isDefault: true }),
    addAddress(ctx, { ...draftAddress(), isDefault: true }),
  ]);
  const defaults = async () => (await viewAddresses(ctx)).filter(({ isDefault }) => isDefault);
  expect(await defaults()).toHaveLength(1);
  await changeAddress(ctx, first._id, { ...draftAddress(), street: '2 New', isDefault: true });
  expect(await defaults()).toMatchObject([{ _id: first._id, street: '2 New' }]);
  await removeAddress(ctx, first._id);
  expect(await defaults()).toHaveLength(1);
  await removeAddress(ctx, second._id);
  await removeAddress(ctx, third._id);
  expect(await viewAddresses(ctx)).toEqual([]);
});

test("returns not found for another person's address", async () => {
  const [one, other] = [await newShopper(shop), await newShopper(shop)];
  const { _id } = await addAddress(one.ctx, draftAddress());
  await expect(removeAddress(other.ctx, _id)).rejects.toMatchObject({ code: 'address.not_found' });
  await expect(changeAddress(other.ctx, _id, draftAddress())).rejects.toMatchObject({
    code: 'address.not_found',
  });
});

test('lists regions, then the localities within a parent', async () => {
  const ctx = shop.as({ kind: 'guest' });
  expect((await viewLocalities(ctx, undefined)).map(({ level }) => level)).toEqual([
    'region',
    'region',
  ]);
  expect(await viewLocalities(ctx, '1381300000')).toEqual([
    { code: '1381300001', name: 'Alicia', level: 'barangay', postalCode: null },
  ]);
});

test('[OR-07] reads the official list as a complete tree of 18 regions, 82 provinces and 42,011 barangays', () => {
  const localities = readPsgc();
  const count = (level: string) => localities.filter((locality) => locality.level === level).length;
  expect([count('region'), count('province'), count('barangay')]).toEqual([18, 82, 42_011]);
  const seen = new Set<string | null>([null]);
  for (const { code, parentCode } of localities) {
    expect(seen.has(parentCode), `${code} in ${parentCode}`).toBe(true);
    expect(seen.has(code), code).toBe(false);
    seen.add(code);
  }
});
