import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

interface Email {
  to: { address: string }[];
  subject: string;
  text?: string;
}

test.use({ expectedBrowserErrors: [/status of 503/] });

test('the contact form validates, keeps an unsent message, and emails the shop and the visitor', async ({
  shop,
  page,
  request,
}) => {
  const email = `visitor-${Date.now()}@example.test`;
  const message = `Does the card fit my case? (${email})`;
  const send = page.getByRole('button', { name: 'Send message' });
  await page.goto('/shop/contact-us');

  await test.step('each missing field shows an error', async () => {
    await page.getByLabel('Your name').fill('A visitor');
    await send.click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      /Enter an email address like/,
    );
    await expect(page.getByLabel('Topic')).toHaveAccessibleDescription('Choose a topic');
    await expectAccessible(page, { within: page.getByRole('main') });
  });

  await test.step('a failed message stays in the form', async () => {
    const calls = '**/api/shop/contact';
    await page.route(calls, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Topic').selectOption('Choosing parts');
    await page.getByLabel('Your message').fill(message);
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(/Your message is still here/);
    await expect(page.getByLabel('Your message')).toHaveValue(message);
    await page.unroute(calls);
  });

  await send.click();
  const sent = page.getByRole('heading', { name: 'Message sent' });
  await expect(sent).toBeFocused();
  await expect(page.getByRole('status')).toContainText(email);
  await expectAccessible(page, { within: page.getByRole('main') });

  const stored = await query(shop.databaseUrl, 'select * from contact_message where email = $1', [
    email,
  ]);
  expect(stored.rows).toMatchObject([{ name: 'A visitor', topic: 'before_buying', message }]);

  const emails = async () => (await (await request.get(`${shop.mail}/email`)).json()) as Email[];
  const related = async () =>
    (await emails()).filter(
      (received) =>
        received.to.some(({ address }) => address === email) || received.text?.includes(message),
    );
  await expect.poll(async () => (await related()).length).toBe(2);
  expect((await related()).map(({ subject }) => subject).toSorted()).toEqual([
    'Choosing parts: A visitor',
    'We received your message to Sirkito',
  ]);
});
