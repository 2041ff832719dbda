import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

interface Letter {
  to: { address: string }[];
  subject: string;
  text?: string;
}

test('what somebody writes arrives in the shop, is kept, and is acknowledged', async ({
  shop,
  page,
  request,
}) => {
  const email = `visitor-${Date.now()}@example.test`;
  const words = `Does the card fit my case? (${email})`;
  await page.goto('/shop/contact-us');
  await page.getByLabel('Your name').fill('A visitor');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('What is it about?').selectOption('Choosing parts');
  await page.getByLabel('Your message').fill(words);
  await page.getByRole('button', { name: 'Send message' }).click();

  const sent = page.getByRole('heading', { name: 'Your message is with us' });
  await expect(sent).toBeFocused();
  await expect(page.getByRole('status')).toContainText(email);
  await expectAccessible(page);

  const kept = await query(shop.databaseUrl, 'select * from contact_message where email = $1', [
    email,
  ]);
  expect(kept.rows).toMatchObject([{ name: 'A visitor', topic: 'before_buying', message: words }]);

  const letters = async () => (await (await request.get(`${shop.mail}/email`)).json()) as Letter[];
  const about = async () =>
    (await letters()).filter(
      (letter) =>
        letter.to.some(({ address }) => address === email) || letter.text?.includes(words),
    );
  await expect.poll(async () => (await about()).length, { timeout: 15_000 }).toBe(2);
  expect((await about()).map(({ subject }) => subject).toSorted()).toEqual([
    'Choosing parts: A visitor',
    'Sirkito has your message',
  ]);
});

test('what is missing is said beside its field, and the first one is where to go on', async ({
  page,
}) => {
  await page.goto('/shop/contact-us');
  await page.getByLabel('Your name').fill('A visitor');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
    /An address we can answer to/,
  );
  await expect(page.getByLabel('What is it about?')).toHaveAccessibleDescription(
    'Please choose what it is about',
  );
  await expectAccessible(page);
});

test.describe('when the shop cannot take it', () => {
  test.use({ expectedComplaints: [/status of 503/] });

  test('what was written stays, and the page says what happened', async ({ page }) => {
    await page.route('**/api/shop/contact', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/shop/contact-us');
    await page.getByLabel('Your name').fill('A visitor');
    await page.getByLabel('E-mail').fill('visitor@example.test');
    await page.getByLabel('What is it about?').selectOption('Something else');
    await page.getByLabel('Your message').fill('Is anybody there at all?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toHaveText(/What you wrote is still here/);
    await expect(page.getByLabel('Your message')).toHaveValue('Is anybody there at all?');
  });
});
