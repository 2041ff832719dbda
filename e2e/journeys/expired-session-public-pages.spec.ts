import { someParts } from '../fixtures/cart.ts';
import {
  accountMenu,
  endAllSessions,
  newPerson,
  signIn,
  readLocalStorage,
} from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test.use({ expectedBrowserErrors: [/status of 401/] });

const check = '/api/auth/check-auth';
const privateRequest = /\/(?:mine|orders\/user\/.+)$/;

test('[RT-05] an expired session does not redirect away from public pages @nightly', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  const pages = [
    { path: '/shop/builder', expectedRequest: check },
    { path: '/shop/upgrade', expectedRequest: check },
    {
      path: `/shop/product/${part._id}#reviews`,
      expectedRequest: `/api/shop/reviews/product/${part._id}`,
    },
  ];
  for (const { path, expectedRequest } of pages) {
    await signIn(page, await newPerson(request));
    await endAllSessions(page);
    const gate = Promise.withResolvers<void>();
    await page.route(`**${check}`, async (route) => {
      await gate.promise;
      await route.continue();
    });
    const requests: string[] = [];
    page.on('request', (sent) => requests.push(new URL(sent.url()).pathname));
    await page.goto(path);
    await expect.poll(() => requests).toEqual(expect.arrayContaining([check, expectedRequest]));
    const tooEarly = requests.filter((call) => privateRequest.test(call));
    gate.resolve();

    await expect.poll(async () => Object.keys(await readLocalStorage(page))).not.toContain('token');
    await expect(accountMenu(page)).toHaveText(/GU/);
    expect(tooEarly).toEqual([]);
    await expect(page).toHaveURL(/\/shop\//);
    await page.unroute(`**${check}`);
  }
});
