import type { Promotion } from '@sirkito/contracts/promotions/staff-schemas';
import { expect, test } from 'vitest';
import { draftPromotion } from '#api/testing/data/promotion.ts';
import { allowed, confirmationShop } from '#api/testing/people/confirmation.ts';

const api = confirmationShop();
const path = '/api/admin/promotions';

test('[SC-16] a promotion of more than half needs a confirmation, as a price drop does', async () => {
  const { ask, age, outcome, expectGuarded } = api.confirmations;
  const staff = await api.people.staff({ staffRole: 'catalogue' });
  const amount = (value: number) => ({ kind: 'amount', value, minimum: 10_000 }) as const;
  const add = (changes: object) =>
    ask(staff, 'POST', path, { ...draftPromotion(changes), confirmPrice: true });
  await age(staff);
  const made = await add({ value: 50 });
  expect(outcome(made)).toEqual(allowed);
  expect(outcome(await add(amount(5_000)))).toEqual(allowed);
  await expectGuarded(staff, () => add({ value: 51 }));
  await expectGuarded(staff, () => add(amount(9_999)));

  const { data: promotion } = made.json<{ data: Promotion }>();
  let { version } = promotion;
  const edit = async (changes: object) => {
    const body = { ...draftPromotion(), ...changes, version, confirmPrice: true };
    const reply = await ask(staff, 'PUT', `${path}/${promotion._id}`, body);
    if (reply.statusCode === 200) version += 1;
    return reply;
  };
  await age(staff);
  expect(outcome(await edit({ value: 40 }))).toEqual(allowed);
  await expectGuarded(staff, () => edit({ value: 90 }));
  await expectGuarded(staff, () => edit(amount(5_001)));
});
