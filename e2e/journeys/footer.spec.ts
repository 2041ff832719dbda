import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';
import { startApi, startWeb } from '../stack/servers.ts';

const quote = 'Quality is Remembered Long after the price is forgotten';

test('[FT-01] the footer says where the shop is and when it is open', async ({ open, page }) => {
  await open('/shop/home');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(/Metro Manila/)).toBeVisible();
  await expect(footer.getByRole('link', { name: /^\+?[\d ()-]{8,}$/ })).toHaveAttribute(
    'href',
    /^tel:\+?\d{8,}$/,
  );
  const mail = footer.getByRole('link', { name: /@/ });
  await expect(mail).toHaveAttribute('href', `mailto:${await mail.innerText()}`);
  await expect(footer.getByText('Mon-Fri 9AM to 5PM')).toBeVisible();
  await expect(footer.getByText(quote)).toBeVisible();
});

test('[FT-02] the product links lead to four categories', async ({ open, page }) => {
  await open('/shop/home');
  const footer = page.getByRole('contentinfo');
  const products = {
    'CPU/Processors': 'cpu',
    'Graphics Card': 'graphics_card',
    'Memory/RAM': 'memory',
    SSD: 'storage_ssd',
  };
  for (const [name, id] of Object.entries(products)) {
    const link = footer.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', `/shop/listing?category=${id}`);
  }
});

test('the footer leads to the policies', async ({ open, page }) => {
  await open('/shop/home');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Shipping', 'Warranty', 'Returns', 'Privacy', 'Terms', 'Cookies']) {
    const link = footer.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', `/shop/${name.toLowerCase()}`);
  }
});

test('[FT-01] all that names the shop is one setting', async ({ ownStage, page }) => {
  const profile = {
    brandName: 'Tindahan ng Parte',
    tagline: 'Mga parte para sa iyo',
    quote: 'Matibay at tapat',
    address: '1 Sample Street, Pasig, Metro Manila',
    phone: '+63 2 8555 0199',
    email: 'kumusta@tindahan.test',
    openingHours: 'Mon-Sat 8AM to 6PM',
  };
  const statement =
    "insert into setting (key, value, updated_at) values ('store_profile', $1, now())";
  await query(ownStage.databaseUrl, statement, [profile]);
  const api = await startApi(ownStage);
  const web = await startWeb(ownStage, api.url);

  await page.goto(`${web.url}/shop/home`);
  await expect(page).toHaveTitle(`${profile.brandName} | ${profile.tagline}`);
  await expect(
    page.getByRole('banner').getByRole('link', { name: profile.brandName }),
  ).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const word of ['quote', 'address', 'phone', 'email', 'openingHours'] as const) {
    await expect(footer.getByText(profile[word])).toBeVisible();
  }
});
