import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { freePort } from '../../scripts/services/ports/free-port.ts';
import { pinyahan } from '../fixtures/checkout.ts';
import { newPerson, type Person } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { startApi, startWeb } from '../stack/servers.ts';
import { chromiumFlags, testBrowser } from '../stack/settings.ts';
import type { Stage } from '../stack/stage.ts';

const otherSite = 'app.partner.test';

test.use({
  launchOptions: {
    executablePath: testBrowser,
    args: [...chromiumFlags, `--host-resolver-rules=MAP ${otherSite} 127.0.0.1`],
  },
  expectedBrowserErrors: [/blocked by CORS policy|Failed to load resource/],
});

/** A browser app of someone else: one page, no server side. */
const appPage = `<!doctype html><title>Kiosk</title><p role="status"></p>
<script type="module">
  const { shop, credentials, email, password } = Object.fromEntries(
    new URLSearchParams(location.hash.slice(1)),
  );
  const status = document.querySelector('p');
  let token;
  async function call(method, path, body) {
    const reply = await fetch(shop + path, {
      method,
      credentials,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: 'Bearer ' + token }),
        ...(path === '/api/shop/orders' && { 'idempotency-key': crypto.getRandomValues(new Uint32Array(2)).join('-') }),
      },
      body: body && JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(method + ' ' + path + ' ' + reply.status + ' ' + await reply.text());
    if (!reply.headers.get('x-request-id')) throw new Error(path + ' hides its request id');
    return reply.json();
  }
  async function show(path) {
    const picture = Object.assign(new Image(), { src: shop + path, alt: 'Product' });
    document.body.append(picture);
    await picture.decode().catch(() => { throw new Error('no picture'); });
  }
  try {
    const { data: parts } = await call('GET', '/api/shop/products/get?category=cables&availability=in_stock');
    const part = parts.find(({ images }) => images.length > 0);
    await show(part.images[0]);
    ({ token } = await call('POST', '/api/auth/login', { email, password }));
    await call('POST', '/api/shop/cart/add', { productId: part._id, quantity: 1 });
    const { data } = await call('POST', '/api/shop/address/add', {
      fullName: 'Maria Santos', phone: '0917 555 0142', psgcCode: '${pinyahan}',
      street: '118 Kalayaan Avenue', postalCode: '1100',
    });
    const { order } = await call('POST', '/api/shop/orders', { addressId: data._id, paymentMethod: 'cod' });
    const { order: placed } = await call('GET', '/api/shop/orders/' + order._id);
    status.textContent = 'Ordered ' + placed.orderNumber;
    await call('POST', '/api/auth/logout');
    status.textContent += ', signed out';
  } catch (error) {
    status.textContent = 'Failed: ' + error.message;
  }
</script>`;

/** Serves the app on a port of its own until the test ends. */
async function serveApp({ cleanup }: Stage): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(appPage);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup.defer(() => void server.close());
  // A server that listens on a port has an AddressInfo.
  return String((server.address() as AddressInfo).port);
}

async function startShop(stage: Stage, allowed: readonly string[]): Promise<string> {
  const WEB_PORT = String(await freePort());
  const SHOP_URL = `http://127.0.0.1:${WEB_PORT}`;
  const api = await startApi(stage, { SHOP_URL, ALLOWED_ORIGINS: allowed.join() });
  return (await startWeb(stage, api.url, { WEB_PORT, SHOP_URL })).url;
}

interface Visit {
  app: string;
  shop: string;
  person: Person;
  credentials?: RequestCredentials;
}

async function openApp(
  page: Page,
  { app, shop, person, credentials = 'same-origin' }: Visit,
): Promise<void> {
  const { email, password } = person;
  const asked = new URLSearchParams({ shop, credentials, email, password });
  await page.goto(`${app}/#${asked}`);
}

const status = (page: Page) => page.getByRole('status');

for (const [where, host] of [
  ['on another port', '127.0.0.1'],
  ['on another site', otherSite],
] as const) {
  const tag = host === otherSite ? '' : ' @nightly';
  test(`[SC-90] an allowed app ${where} signs in, shows pictures, fills a cart and orders${tag}`, async ({
    stage,
    context,
    page,
    request,
  }) => {
    const app = `http://${host}:${await serveApp(stage)}`;
    const shop = await startShop(stage, ['https://kiosk.example', app]);
    for (const credentials of ['same-origin', 'include'] as const) {
      const person = await newPerson(request);
      const visitor = await context.newPage();
      await openApp(visitor, { app, shop, person, credentials });
      await expect(status(visitor)).toHaveText(/^Ordered SK-\d+, signed out$/);
    }
    expect(await context.cookies(shop)).toEqual([]);
    await page.close();
  });

  test(`[SC-90] an app ${where} that is not allowed is refused${tag}`, async ({
    stage,
    shop,
    page,
    request,
  }) => {
    const app = `http://${host}:${await serveApp(stage)}`;
    const person = await newPerson(request);
    await openApp(page, { app, shop: shop.web, person });
    await expect(status(page)).toHaveText('Failed: Failed to fetch');
    const reply = await request.get('/api/shop/products/get?category=cables');
    const { data } = (await reply.json()) as { data: { images: string[] }[] };
    const picture = shop.web + String(data.flatMap(({ images }) => images)[0]);
    expect((await request.get(picture)).status()).toBe(200);
    const isShown = await page.evaluate(async (src) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const shown = new Image();
      shown.addEventListener('load', () => resolve(true));
      shown.addEventListener('error', () => resolve(false));
      shown.src = src;
      return promise;
    }, picture);
    expect(isShown).toBe(false);
    // A form needs no preflight, so it arrives, and is refused.
    const answered = page.waitForResponse('**/api/auth/login');
    await page.evaluate((action) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action });
      document.body.append(form);
      form.submit();
    }, `${shop.web}/api/auth/login`);
    expect((await answered).status()).toBe(400);
  });
}
