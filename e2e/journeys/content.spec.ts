import { expectAccessibleOnce } from '../fixtures/page/accessibility.ts';
import { horizontalOverflow } from '../fixtures/listing.ts';
import { contentPages, longPages } from '../fixtures/content-pages.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('content pages link to their sections, fit a phone and set no cookie @nightly', async ({
  context,
  open,
  page,
}) => {
  test.slow();
  await page.goto('/shop/home');
  for (const path of Object.keys(contentPages)) {
    await test.step(path, async () => {
      await open(path);
      if (longPages.includes(path)) {
        const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
        const name = await links.last().innerText();
        await links.last().click();
        await expect(page).toHaveURL(/#/);
        await expect(
          page.getByRole('main').getByRole('heading', { level: 2, name }),
        ).toBeInViewport();
      }
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await horizontalOverflow(page)).toBe(0);
      await expectAccessibleOnce(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    });
  }
  expect(await context.cookies()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('section links work, and the contact page offers an email address @nightly', async ({
    page,
  }) => {
    await page.goto('/shop/terms');
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const name = await links.last().innerText();
    await links.last().click();
    await expect(page).toHaveURL(/#/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2, name })).toBeInViewport();

    await page.goto('/shop/contact-us');
    await expect(main.getByRole('button', { name: 'Send message' })).toBeHidden();
    await expect(main.getByText('This form needs JavaScript')).toBeVisible();
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  });
});

test('the FAQ search filters answers, and each answer has a link @nightly', async ({ page }) => {
  await page.goto('/shop/faq');
  const answers = page.getByRole('main').getByRole('heading', { level: 3 });
  const all = await answers.count();
  await page.getByLabel('Search the FAQ').fill('gcash');
  await expect(answers).toHaveText(['How can I pay?']);
  await expect(page.getByRole('status')).toHaveText('1 answer');
  await page.getByLabel('Search the FAQ').fill('zebra');
  await expect(page.getByText('No results for “zebra”')).toBeVisible();
  await page.getByLabel('Search the FAQ').fill('');
  await expect(answers).toHaveCount(all);

  await page.goto('/shop/faq#refund-time');
  await expect(page.getByRole('heading', { name: 'When will I get my refund?' })).toBeInViewport();
});
