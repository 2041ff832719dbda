import { someParts } from '../fixtures/cart.ts';
import {
  accountMenu,
  endSessionsElsewhere,
  newPerson,
  signIn,
  stored,
} from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test.use({ expectedComplaints: [/status of 401/] });

const check = '/api/auth/check-auth';
const own = /\/(?:mine|orders\/user\/.+)$/;

test('[RT-05] a session that has ended leads nobody away from what anyone may look at', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  const pages = [
    { path: '/shop/builder', asks: check },
    { path: '/shop/upgrade', asks: check },
    { path: `/shop/product/${part._id}#reviews`, asks: `/api/shop/reviews/product/${part._id}` },
  ];
  for (const { path, asks } of pages) {
    await signIn(page, await newPerson(request));
    await endSessionsElsewhere(page);
    const held = Promise.withResolvers<void>();
    await page.route(`**${check}`, async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
    await page.goto(path);
    await expect.poll(() => asked).toEqual(expect.arrayContaining([check, asks]));
    const tooEarly = asked.filter((call) => own.test(call));
    held.resolve();

    await expect.poll(async () => Object.keys(await stored(page))).not.toContain('token');
    await expect(accountMenu(page)).toHaveText(/GU/);
    expect(tooEarly).toEqual([]);
    await expect(page).toHaveURL(/\/shop\//);
    await page.unroute(`**${check}`);
  }
});
