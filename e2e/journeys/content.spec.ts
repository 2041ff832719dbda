import { expect, test } from '../fixtures/shop-test.ts';

const pages = {
  '/shop/faq': 'FAQ',
  '/shop/about': 'About Sirkito',
  '/shop/contact-us': 'Contact us',
  '/shop/shipping': 'Shipping',
  '/shop/warranty': 'Warranty',
  '/shop/returns': 'Returns',
  '/shop/privacy': 'Privacy',
  '/shop/terms': 'Terms',
  '/shop/cookies': 'Cookies',
};
const long = Object.keys(pages).filter((path) => !/about|contact/.test(path));

for (const [path, heading] of Object.entries(pages)) {
  test(`${path} is there for everyone`, async ({ open, page }) => {
    const response = await open(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toContain('public');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const path of Object.keys(pages)) {
    test(`${path} fits the screen`, async ({ open, page }) => {
      await open(path);
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overhang).toBe(0);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of long) {
    test(`${path} is whole, and its contents lead to every section`, async ({ page }) => {
      await page.goto(path);
      const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      const titles = await links.allInnerTexts();
      expect(titles.length).toBeGreaterThan(3);
      await links.last().click();
      await expect(page).toHaveURL(/#/);
      const main = page.getByRole('main');
      await expect(
        main.getByRole('heading', { level: 2, name: titles.at(-1) ?? '' }),
      ).toBeInViewport();
    });
  }

  test('who cannot use the form finds another way', async ({ page }) => {
    await page.goto('/shop/contact-us');
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Send message' })).toBeHidden();
    await expect(main.getByText('The form needs JavaScript')).toBeVisible();
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  });
});

test('a typed word leaves the answers that have it, and one answer can be linked to', async ({
  open,
  page,
}) => {
  await open('/shop/faq');
  const answers = page.getByRole('main').getByRole('heading', { level: 3 });
  const all = await answers.count();
  await page.getByLabel('Search the answers').fill('gcash');
  await expect(answers).toHaveText(['How can I pay?']);
  await expect(page.getByRole('status')).toHaveText('1 answer');
  await page.getByLabel('Search the answers').fill('zebra');
  await expect(page.getByText('No answer has “zebra” in it')).toBeVisible();
  await page.getByLabel('Search the answers').fill('');
  await expect(answers).toHaveCount(all);

  await page.goto('/shop/faq#refund-time');
  await expect(
    page.getByRole('heading', { name: 'When do I get my money back?' }),
  ).toBeInViewport();
});
