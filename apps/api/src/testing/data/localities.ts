import type { testShop } from '../test-shop.ts';

/** One barangay in Metro Manila and one in Mindanao. */
export const barangays = { quezonCity: '1381300001', davao: '1130700101' };

export async function newLocalities(shop: ReturnType<typeof testShop>): Promise<void> {
  await shop.asOwner(`
    insert into locality (code, level, parent_code, name) values
      ('1300000000', 'region', null, 'National Capital Region (NCR)'),
      ('1381300000', 'city', '1300000000', 'Quezon City'),
      ('1381300001', 'barangay', '1381300000', 'Alicia'),
      ('1100000000', 'region', null, 'Region XI (Davao Region)'),
      ('1130700000', 'city', '1100000000', 'City of Davao'),
      ('1130700101', 'barangay', '1130700000', 'Agdao')
    on conflict do nothing`);
}
