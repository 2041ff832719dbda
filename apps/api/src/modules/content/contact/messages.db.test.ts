import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { listMessagesForStaff, markMessage } from './messages.ts';
import { sendContactMessage } from './send-contact-message.ts';

const shop = testShop();
const write = async (email: string) =>
  (
    await sendContactMessage(shop.as({ kind: 'guest' }), {
      name: 'Ana',
      email,
      topic: 'order',
      message: 'Has my order left the shop?',
    })
  ).id;

test('lists messages newest first, in pages without gaps or repeats', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 30; count += 1) ids.push(await write(`p${count}@pages.test`));
  const ctx = shop.as(shop.staff());
  const query = { show: 'all', search: '@pages.test' } as const;
  const first = await listMessagesForStaff(ctx, query);
  const second = await listMessagesForStaff(ctx, { ...query, after: first.next ?? '' });
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids.toReversed());
  expect(second.next).toBeNull();
});

test('escapes wildcards in a search', async () => {
  const id = await write('a_b@signs.test');
  await write('axb@signs.test');
  const found = await listMessagesForStaff(shop.as(shop.staff()), { show: 'all', search: 'A_B@' });
  expect(found.data.map((message) => message.id)).toEqual([id]);
});

test('marks a message answered once when two staff members do so', async () => {
  const id = await write('one@answer.test');
  const [one, other] = [shop.as(shop.staff()), shop.as(shop.staff())];
  const waiting = async () =>
    (await listMessagesForStaff(one, { show: 'waiting', search: 'one@answer.test' })).data.length;
  const logged = async () =>
    (await shop.asOwner('select 1 from audit_entry where subject = $1', [`contact_message:${id}`]))
      .rows.length;
  expect(await waiting()).toBe(1);
  await Promise.all([markMessage(one, id, true), markMessage(other, id, true)]);
  expect([await waiting(), await logged()]).toEqual([0, 1]);
  await markMessage(other, id, false);
  expect([await waiting(), await logged()]).toEqual([1, 2]);
});

test('refuses unknown messages and non-staff', async () => {
  await expect(markMessage(shop.as(shop.staff()), randomUUID(), true)).rejects.toMatchObject({
    code: 'content.message_not_found',
  });
  await expect(
    listMessagesForStaff(shop.as(shop.shopper()), { show: 'all' }),
  ).rejects.toMatchObject({ code: 'auth.wrong_role' });
});
