import { expect, test } from 'vitest';
import type { Actor } from '#api/platform/context.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { contactRecords } from './contact-records.ts';
import { sendContactMessage } from './send-contact-message.ts';

const shop = testShop();
const idOf = (actor: Actor) => ('accountId' in actor ? actor.accountId : '');

test('exports and erases only messages sent while signed in to the account', async () => {
  const [maria, jose] = [shop.shopper(), shop.shopper()];
  const write = (actor: Actor, message: string) =>
    sendContactMessage(shop.as(actor), {
      name: 'Maria',
      email: 'maria@example.test',
      topic: 'other',
      message,
    });
  await write(maria, 'Written by Maria');
  await write(jose, 'Written by Jose');
  await write({ kind: 'guest' }, 'Written by a guest');

  expect(await contactRecords.list(shop.db, idOf(maria), new Date())).toMatchObject({
    messages: [{ message: 'Written by Maria', email: 'maria@example.test' }],
  });
  await shop
    .as({ kind: 'shop' })
    .transact((tx) => contactRecords.erase(tx, idOf(maria), new Date()));
  const { rows } = await shop.asOwner('select message from contact_message order by sent_at');
  expect(rows.map(({ message }) => String(message))).toEqual([
    'Written by Jose',
    'Written by a guest',
  ]);
});
