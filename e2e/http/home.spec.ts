import type { APIRequestContext } from '@playwright/test';
import { elementOf, elementsOf, linksOf, textOf, textsOf } from '../fixtures/page/html.ts';
import { expect, test } from '../fixtures/http-test.ts';
import { query } from '../stack/database.ts';
import { startApi, startWeb } from '../stack/servers.ts';

async function homeOf(request: APIRequestContext, web = ''): Promise<string> {
  const reply = await request.get(`${web}/shop/home`);
  expect(reply.status()).toBe(200);
  return reply.text();
}

/** Returns the section whose heading starts with the given text. */
const sectionOf = (html: string, heading: string): string =>
  elementsOf(html, 'section').find((section) =>
    elementsOf(section, 'h2').some((title) => textOf(title).startsWith(heading)),
  ) ?? '';

for (const path of ['/', '/shop']) {
  test(`[RT-01] ${path} redirects to the home page`, async ({ request, shop }) => {
    const reply = await request.get(path);
    expect(reply.url()).toBe(`${shop.web}/shop/home`);
    expect(textOf(elementOf(await reply.text(), 'h1'))).not.toBe('');
  });
}

test('[MR-05] the home page lists deals with their discount, biggest saving first', async ({
  request,
}) => {
  const html = await homeOf(request);
  expect(textOf(elementOf(html, 'title'))).toBe('Sirkito | Premium PC Components & Accessories');
  const deals = sectionOf(html, 'Top deals');
  const labels = textsOf(deals, 'p').filter((text) => text.includes('Reduced by'));
  expect(labels).toHaveLength(4);
  const savings = labels.map((label) => {
    expect(label).toMatch(/\d+%, save ₱[\d,]+\.\d\d$/);
    return Number(/save ₱([\d,.]+)$/.exec(label)?.[1]?.replaceAll(',', ''));
  });
  expect(savings).toEqual(savings.toSorted((one, other) => other - one));
  expect(linksOf(deals)).toContainEqual({ name: 'See all deals', href: '/shop/deals' });
});

test('[FT-01] the footer shows the address, opening hours, phone number and email', async ({
  request,
}) => {
  const footer = elementOf(await homeOf(request), 'footer');
  expect(textOf(footer)).toContain('Metro Manila');
  expect(textOf(footer)).toContain('Mon-Fri 9AM to 5PM');
  expect(textOf(footer)).toContain('Quality is Remembered Long after the price is forgotten');
  const links = linksOf(footer);
  const phone = links.find(({ name }) => /^\+?[\d ()-]{8,}$/.test(name));
  expect(phone?.href).toMatch(/^tel:\+?\d{8,}$/);
  const mail = links.find(({ name }) => name.includes('@'));
  expect(mail?.href).toBe(`mailto:${mail?.name}`);
});

test('[FT-02] the footer links to four product categories', async ({ request }) => {
  const links = linksOf(elementOf(await homeOf(request), 'footer'));
  const products = {
    'CPU/Processors': 'cpu',
    'Graphics Cards': 'graphics_card',
    'Memory/RAM': 'memory',
    SSD: 'storage_ssd',
  };
  for (const [name, id] of Object.entries(products)) {
    expect(links).toContainEqual({ name, href: `/shop/listing?category=${id}` });
  }
});

test('the footer links to the policy pages', async ({ request }) => {
  const links = linksOf(elementOf(await homeOf(request), 'footer'));
  for (const name of ['Shipping', 'Warranty', 'Returns', 'Privacy', 'Terms', 'Cookies']) {
    expect(links).toContainEqual({ name, href: `/shop/${name.toLowerCase()}` });
  }
});

test('[API-20] [FT-01] the home page shows the banners and the store profile of the database', async ({
  ownStage,
  request,
}) => {
  const rename = "update banner set title = 'Built for Manila summers' where kind = 'hero'";
  const point = `update banner set title = 'Keyboards first', link = '/shop/listing?category=keyboard'
    where kind = 'shelf' and position = 1`;
  const breakOne = `update banner set title = 'Gone', link = '/shop/listing?category=gone'
    where kind = 'shelf' and position = 2`;
  for (const change of [rename, point, breakOne]) await query(ownStage.databaseUrl, change);
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
  const html = await homeOf(request, web.url);

  await test.step('banners', () => {
    expect(textOf(elementOf(html, 'h1'))).toBe('Built for Manila summers');
    expect(elementsOf(sectionOf(html, 'Keyboards first'), 'article')).toHaveLength(4);
    expect(textsOf(html, 'h2')).not.toContain('Gone');
  });

  await test.step('store profile', () => {
    expect(textOf(elementOf(html, 'title'))).toBe(`${profile.brandName} | ${profile.tagline}`);
    expect(elementOf(html, 'header')).toContain(`aria-label="${profile.brandName} home"`);
    const footer = textOf(elementOf(html, 'footer'));
    for (const field of ['quote', 'address', 'phone', 'email', 'openingHours'] as const) {
      expect(footer).toContain(profile[field]);
    }
  });
});

test('[BD-07] the hero measures a card we sell, and the strip states fees and payment methods', async ({
  request,
}) => {
  const html = await homeOf(request);
  const [hero = ''] = elementsOf(html, 'section');
  expect(linksOf(hero)).toContainEqual({ name: 'Start a build', href: '/shop/builder' });
  const measured = /(\d+) W, needs a (\d+) W supply\. (\d+) mm long, (\d+) mm to spare in the /;
  const [, watts, supply, length] = measured.exec(textOf(hero)) ?? [];
  const [card] = linksOf(hero).filter(({ href }) => href.startsWith('/shop/product/'));
  const id = card?.href.split('/')[3] ?? '';
  const reply = await request.get(`/api/shop/products/get/${id}`);
  const { data } = (await reply.json()) as { data: { attributes: Record<string, unknown> } };
  expect(data.attributes).toMatchObject({ tdpWatts: Number(watts), gpuLengthMm: Number(length) });
  expect(Number(supply)).toBeGreaterThan(Number(watts));

  const strip = elementsOf(html, 'section').find((one) => one.includes('Why shop with us')) ?? '';
  expect(textOf(strip)).toContain('₱75.00 in Metro Manila');
  expect(textOf(strip)).toContain('GCash, Maya, QR Ph, card');
  expect(textOf(strip)).toContain('Mon-Fri 9AM to 5PM');
});
