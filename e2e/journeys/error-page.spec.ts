import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { elementOf, linksOf, textOf } from '../fixtures/page/html.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { startApi, startWeb } from '../stack/servers.ts';

const internals = /node_modules|\.[jt]sx?:\d|ECONNREFUSED|^\s*at /m;

test.use({ expectedBrowserErrors: [/status of 50[023]|ERR_INTERNET_DISCONNECTED/] });

const referenceIn = (text: string) => /mention\s+([\w-]{8,64})/.exec(text)?.[1] ?? 'none';

test('[RT-11] without the API the error page shows a reference that is in the log @nightly', async ({
  stage,
  page,
  request,
}) => {
  const api = await startApi(stage);
  const web = await startWeb(stage, api.url);
  const logged = (reference: string, what: string) =>
    web
      .log()
      .split('\n')
      .find((entry) => entry.includes(reference) && entry.includes(what));
  const heading = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');
  const about = page.getByRole('banner').getByRole('link', { name: 'About us' });
  const expectLogged = async () => {
    await expect(heading).toHaveText('Unexpected Application Error!');
    const text = await main.innerText();
    const entry = () => logged(referenceIn(text), '"level":50');
    await expect.poll(entry).toBeTruthy();
    expect(text).not.toMatch(internals);
    return entry();
  };

  await test.step('a proxy error on navigation', async () => {
    await page.goto(`${web.url}/shop/faq`);
    await page.route('**/shop/about.data*', (route) =>
      route.fulfill({ status: 502, body: 'Bad gateway' }),
    );
    await about.click();
    expect(await expectLogged()).toContain('502 Bad gateway');
    await page.unrouteAll();
  });

  await test.step('the API goes down before navigation', async () => {
    await page.goto(`${web.url}/shop/faq`);
    await api.stop();
    await about.click();
    await expectLogged();
  });

  await test.step('/shop/home', async () => {
    const response = await page.goto(`${web.url}/shop/home`);
    expect([500, 503]).toContain(response?.status());
    await expect(heading).toHaveText('Unexpected Application Error!');
    await expectAccessible(page);
    const home = main.getByRole('link', { name: 'Go to Homepage' });
    await expect(home).toHaveAttribute('href', '/shop/home');
  });

  for (const path of ['/shop/home', '/shop/no-such-page']) {
    await test.step(`${path} as an HTTP response`, async () => {
      const reply = await request.get(`${web.url}${path}`);
      expect([500, 503]).toContain(reply.status());
      expect(reply.headers()['cache-control']).toBe('no-store');
      const html = await reply.text();
      expect(textOf(elementOf(html, 'h1'))).toBe('Unexpected Application Error!');
      const reference = referenceIn(textOf(elementOf(html, 'main')));
      await expect
        .poll(() => logged(reference, '"err"'), { message: `${reference} in the log` })
        .toBeTruthy();
      expect(html).not.toMatch(internals);
      expect(linksOf(elementOf(html, 'main'))).toContainEqual({
        name: 'Go to Homepage',
        href: '/shop/home',
      });
    });
  }

  await test.step('an API request', async () => {
    const reply = await request.get(`${web.url}/api/shop/categories`);
    expect(reply.status()).toBe(503);
    expect(await reply.json()).toMatchObject({ success: false, code: 'server.unavailable' });
  });
});
