import { buildSummary } from '../fixtures/builder.ts';
import { drawer } from '../fixtures/cart.ts';
import { newPerson, signIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('[BD-22] ready builds are listed with parts, prices and total, without JavaScript', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.web });
  const page = await context.newPage();
  for (const path of ['/shop/home', '/shop/builder', '/shop/faq']) {
    await page.goto(path);
    await expect(page.locator('a[href="/shop/builds"]').first()).toBeAttached();
  }
  await page.goto('/shop/builds');
  for (const use of ['Gaming', 'Office and school', 'Video, photos and 3D']) {
    await expect(page.getByRole('heading', { level: 2, name: use })).toBeVisible();
  }
  const builds = page.getByRole('main').getByRole('article');
  await expect(builds).toHaveCount(9);
  for (const build of await builds.all()) {
    const rows = build.getByRole('listitem');
    const texts = await rows.allTextContents();
    await expect(rows.locator('img')).toHaveCount(texts.length);
    const prices = texts.map((text) => /₱([\d,.]+)$/.exec(text)?.[1]?.replaceAll(',', ''));
    const sum = prices.reduce((total, price) => total + Number(price), 0);
    const total = sum.toLocaleString('en-PH', { minimumFractionDigits: 2 });
    await expect(build).toContainText(`${String(texts.length)} parts₱${total}`);
    await expect(build).toContainText(/About \d+ W at full load, estimated\./);
  }
  await context.close();
});

test('[BD-23] one press puts all parts into the builder, another into the cart', async ({
  page,
  open,
  request,
}) => {
  const build = page.getByRole('article').filter({ hasText: '1080p gaming PC' });
  const person = await newPerson(request);
  await signIn(page, person);
  await open('/shop/builds');
  const count = await build.getByRole('listitem').count();
  await page.getByRole('button', { name: 'Add all to cart: 1080p gaming PC' }).click();
  const lines = drawer(page).getByRole('listitem');
  await expect(lines.filter({ hasText: '₱' })).toHaveCount(count);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open in PC builder: 1080p gaming PC' }).click();
  await expect(page).toHaveURL(/\/shop\/builder$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1080p gaming PC');
  await expect(buildSummary(page)).toContainText(`Add ${String(count)} parts to cart`);
});

test('[SR-20] a search for a complete PC shows ready builds above its results @nightly', async ({
  page,
  open,
}) => {
  for (const [search, name] of [
    ['pang gaming na pc', '1080p gaming PC'],
    ['pc set', 'Basic office PC'],
    ['prebuilt', 'Starter creator PC'],
  ]) {
    await open(`/shop/listing?search=${encodeURIComponent(search ?? '')}`);
    const builds = page.getByRole('region', { name: 'Ready builds' });
    await expect(builds.getByRole('link', { name: name ?? '', exact: true })).toBeVisible();
    await expect(builds.getByRole('link', { name: 'All ready builds' })).toBeVisible();
    const [above, results] = await Promise.all([
      builds.boundingBox(),
      page.getByRole('region', { name: 'Results' }).boundingBox(),
    ]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(results?.y ?? 0);
  }
  await open('/shop/listing?search=pc+case');
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ready builds' })).toHaveCount(0);
});
