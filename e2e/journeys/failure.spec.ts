import { expect, test } from '../fixtures/shop-test.ts';
import { freePort } from '../stack/program.ts';
import { startApi, startWeb } from '../stack/servers.ts';

const insides = /node_modules|\.[jt]sx?:\d|ECONNREFUSED|^\s*at /m;

test.use({ expectedComplaints: [/status of 50[03]|ERR_INTERNET_DISCONNECTED/] });

for (const path of ['/shop/home', '/shop/no-such-page']) {
  test(`[RT-11] ${path} without its API shows the error page with a number from the log`, async ({
    stage,
    page,
    open,
  }) => {
    const web = await startWeb(stage, `http://127.0.0.1:${await freePort()}`);
    const response = await open(`${web.url}${path}`);
    expect([500, 503]).toContain(response.status());
    expect(response.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );

    const text = await page.getByRole('main').innerText();
    const reference = /mention\s+([\w-]{8,64})/.exec(text)?.[1] ?? 'none';
    const entries = web.log().split('\n');
    const failure = entries.find((entry) => entry.includes(reference) && entry.includes('"err"'));
    expect(failure, `${reference} in the web server's log`).toBeTruthy();
    expect(await response.text()).not.toMatch(insides);

    const home = page.getByRole('main').getByRole('link', { name: 'Go to Homepage' });
    await expect(home).toHaveAttribute('href', '/shop/home');
  });
}

test('[RT-11] a failure on the way from page to page has a number in the log too', async ({
  stage,
  page,
}) => {
  const api = await startApi(stage);
  const web = await startWeb(stage, api.url);
  await page.goto(`${web.url}/shop/home`);
  await api.end();
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  const text = await page.getByRole('main').innerText();
  const reference = /mention\s+([\w-]{8,64})/.exec(text)?.[1] ?? 'none';
  await expect
    .poll(() =>
      web
        .log()
        .split('\n')
        .some((entry) => entry.includes(reference) && entry.includes('"level":50')),
    )
    .toBe(true);
  expect(text).not.toMatch(insides);
});

test('[RT-11] a page that is asked for without a network says so, and comes when it is back', async ({
  page,
  context,
  open,
}) => {
  await open('/shop/listing');
  // Its program is here from an earlier look; what it shows is not.
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shop\/product\//);
  await page.goBack();
  await context.setOffline(true);
  await page.getByRole('main').getByRole('article').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByText('mention')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
  await expect(page).toHaveURL(/\/shop\/product\//);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
});

test('a shop whose API is away still answers its callers in the shop’s own words', async ({
  stage,
  request,
}) => {
  const web = await startWeb(stage, `http://127.0.0.1:${await freePort()}`);
  const reply = await request.get(`${web.url}/api/shop/categories`);
  expect(reply.status()).toBe(503);
  expect(await reply.json()).toMatchObject({ success: false, code: 'server.unavailable' });
});
