import { reachForMenus } from '../fixtures/menus.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';
import { startApi, startWeb } from '../stack/servers.ts';

test('[EN-07] the menu shows the tree that is in the database', async ({ ownStage, page }) => {
  const api = await startApi(ownStage);
  const rename = "update category set label = 'Displays' where id = 'monitor'";
  const swap = `update category set position = case id when 'mouse' then 1 else 2 end
    where id in ('keyboard', 'mouse')`;
  await query(ownStage.databaseUrl, rename);
  await query(ownStage.databaseUrl, swap);
  const web = await startWeb(ownStage, api.url);

  await page.goto(`${web.url}/shop/home`);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await reachForMenus(page);
  await navigation.getByRole('button', { name: 'Categories' }).click();
  const displays = navigation.getByRole('link', { name: 'Displays' });
  await expect(displays).toHaveAttribute('href', '/shop/listing?category=monitor');
  await expect(navigation.getByRole('link', { name: 'Monitor' })).toHaveCount(0);

  const names = await navigation.getByRole('link').allInnerTexts();
  expect(names.indexOf('Mouse')).toBeLessThan(names.indexOf('Keyboard'));
});

test('the API is part of the shop’s own origin', async ({ shop, request }) => {
  const [through, direct] = await Promise.all(
    [shop.web, shop.api].map((origin) => request.get(`${origin}/api/shop/categories`)),
  );
  expect(through?.status()).toBe(200);
  expect(await through?.json()).toEqual(await direct?.json());
  expect(through?.headers()['x-request-id']).toMatch(/^[\w-]{8,64}$/);
});

test('a call to the API that nobody knows is answered by the API', async ({ shop, request }) => {
  const reply = await request.get(`${shop.web}/api/shop/nothing-here`);
  expect(reply.status()).toBe(404);
  expect(await reply.json()).toMatchObject({ success: false });
});
