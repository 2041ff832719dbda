import { v7 as newUuid } from 'uuid';
import type { Actor } from '#api/platform/context.ts';
import { barangays } from '../data/localities.ts';
import type { testShop } from '../test-shop.ts';

/** Inserts many shoppers, each with a phone number and street of their own. Needs `newLocalities`. */
export async function newCrowd(
  shop: ReturnType<typeof testShop>,
  count: number,
  { isVerified }: { isVerified: (index: number) => boolean },
) {
  const people = Array.from({ length: count }, (_, index) => ({
    accountId: newUuid(),
    addressId: newUuid(),
    isVerified: isVerified(index),
    index,
  }));
  await shop.asOwner(
    `with person as (
       select * from jsonb_to_recordset($1::jsonb) as person ("accountId" uuid, "addressId" uuid,
         "isVerified" boolean, index integer)
     ), accounts as (
       insert into account (id, user_name, email, email_verified_at, created_at, updated_at)
       select "accountId", 'Shopper', "accountId" || '@example.test',
         case when "isVerified" then now() end, now(), now() from person
     ), carts as (
       insert into cart (account_id, updated_at) select "accountId", now() from person
     )
     insert into address (id, account_id, full_name, phone, psgc_code, region, province,
       city_municipality, barangay, street, postal_code, notes, label, is_default, zone, created_at,
       updated_at)
     select "addressId", "accountId", 'Shopper', '+63918' || lpad(index::text, 7, '0'), $2, 'NCR', '',
       'Quezon City', 'Barangay', index || ' Rizal Avenue', '1100', '', '', true, 'metro_manila', now(),
       now()
     from person`,
    [JSON.stringify(people), barangays.quezonCity],
  );
  return people.map((person) => ({
    ...person,
    ctx: shop.as({
      ...(shop.shopper() as Actor & { kind: 'shopper' }),
      accountId: person.accountId,
    }),
  }));
}
