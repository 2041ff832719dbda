import { elementOf, textOf } from '../fixtures/page/html.ts';
import { pathOf } from '../fixtures/parts.ts';
import { someParts } from '../fixtures/cart.ts';
import { publicPaths } from '../fixtures/public-paths.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('[RT-05] no public page needs a sign-in', async ({ page, request, shop }) => {
  const [part] = await someParts(request, shop.web);
  await page.goto('/shop/home');
  for (const path of [...publicPaths, pathOf(part)]) {
    await test.step(path, async () => {
      const reply = await request.get(path);
      expect(reply.status()).toBe(200);
      expect(reply.url()).toBe(`${shop.web}${path}`);
      const html = await reply.text();
      // The session check runs in the browser on every navigation.
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, path);
      await expect(page).toHaveTitle(textOf(elementOf(html, 'title')));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        textOf(elementOf(html, 'h1')),
      );
      await expect(page).toHaveURL(path);
    });
  }
});
