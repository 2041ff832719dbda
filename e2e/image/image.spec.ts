import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { buildah, image, imageMegabytes } from '../../scripts/image/buildah.ts';
import { waitForEmail } from '../fixtures/mailbox.ts';
import { blankImage } from '../fixtures/page/blank-image.ts';
import { listParts } from '../fixtures/parts.ts';
import { demoAdmin } from '../fixtures/people.ts';
import { pinyahan } from '../fixtures/checkout.ts';
import { query } from '../stack/database.ts';
import { imageUser, runCommand, runContainer } from './container.ts';
import { closedPorts, startImageShop, type ImageShop } from './shop.ts';

const demoShopper = { email: 'shopper@sirkito.test', password: 'Shopper-Pass-2026' };
const cleanup = new AsyncDisposableStack();
let rootfs = '';
let shop: ImageShop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const container = buildah('from', '--pull-never', image);
  cleanup.defer(() => void buildah('rm', container));
  rootfs = buildah('mount', container);
  shop = await startImageShop(rootfs, cleanup);
});
test.afterAll(() => cleanup.disposeAsync());

/** Returns the account's headers and a function that posts with them. */
async function signIn(request: APIRequestContext, path: string, account: object) {
  const reply = await request.post(`${shop.web.url}${path}`, { data: account });
  expect(reply.status(), await reply.text()).toBe(200);
  const { token } = (await reply.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const post = async <Reply>(url: string, body: object | Buffer, type = 'application/json') => {
    const sent = await request.post(`${shop.web.url}${url}`, {
      headers: { ...headers, 'content-type': type },
      data: body,
    });
    expect(sent.status(), await sent.text()).toBe(200);
    return (await sent.json()) as Reply;
  };
  return { headers, post };
}

test('[DP-01] web renders the home page, API takes an order, worker emails it', async ({
  request,
}) => {
  const home = await request.get(`${shop.web.url}/shop/home`);
  expect(home.status()).toBe(200);
  expect(await home.text()).toMatch(/<h1[^>]*>[^<]+/);

  const { post } = await signIn(request, '/api/auth/login', demoShopper);
  const [part] = (await listParts(request, shop.web.url, 'cables')).filter(
    ({ totalStock }) => totalStock > 9,
  );
  await post('/api/shop/cart/add', { productId: part?._id, quantity: 1 });
  const { data: address } = await post<{ data: { _id: string } }>('/api/shop/address/add', {
    fullName: 'Maria Santos',
    phone: '0917 555 0142',
    psgcCode: pinyahan,
    street: '118 Kalayaan Avenue',
    postalCode: '1100',
  });
  const { order } = await post<{ order: { orderNumber: string } }>('/api/shop/orders', {
    addressId: address._id,
    paymentMethod: 'cod',
  });
  expect(order.orderNumber).toMatch(/^SK-\d+$/);
  await waitForEmail(request, shop.mail, demoShopper.email, new RegExp(order.orderNumber));
});

test('[DP-02] uploaded pictures are the only files it writes', async ({ request }) => {
  const { buffer } = await blankImage();
  const { post } = await signIn(request, '/api/auth/admin-login', demoAdmin);
  const { data } = await post<{ data: { path: string } }>(
    '/api/admin/pictures',
    buffer,
    'image/png',
  );
  const shown = await request.get(`${shop.web.url}${data.path}-320.avif`);
  expect(shown.status()).toBe(200);
  expect(readdirSync(join(shop.pictures, 'images'))).not.toEqual([]);

  const script =
    'id -u; grep -E "^(CapBnd|NoNewPrivs)" /proc/self/status; touch /tmp/file /srv/file';
  const shell = runContainer(rootfs, { args: [script], entrypoint: ['sh', '-c'] });
  expect(await shell.exited).toBe(1);
  expect(shell.log()).toContain(`${imageUser.uid}\n`);
  expect(shell.log().match(/Read-only file system/g)).toHaveLength(2);
});

test('[DP-03] has no npm or build tools, and the packages that stay out of the bundles', async ({
  request,
}) => {
  expect(imageMegabytes()).toBeLessThanOrEqual(350);
  const tools = 'npm npx yarn corepack gcc g++ cc make python3 git curl';
  const search = `for tool in ${tools}; do command -v $tool; done; true`;
  expect(await runCommand(rootfs, { args: [search], entrypoint: ['sh', '-c'] })).toBe('');

  // Seeding, the email and the picture used the others.
  const { rows } = await query(
    shop.databaseUrl,
    'select id, total_centavos from customer_order where not is_sample',
  );
  const [order] = rows as { id: string; total_centavos: number }[];
  const staff = await signIn(request, '/api/auth/admin-login', demoAdmin);
  await staff.post(`/api/admin/orders/${order?.id}/confirm-payment`, {
    reference: 'Test',
    amount: Number(order?.total_centavos) / 100,
  });
  const account = await signIn(request, '/api/auth/login', demoShopper);
  const invoice = await request.get(`${shop.web.url}/api/shop/orders/${order?.id}/invoice.pdf`, {
    headers: account.headers,
  });
  expect((await invoice.body()).subarray(0, 4).toString()).toBe('%PDF');
});

test('[DP-04] runs the commands of the package and names them', async () => {
  expect(await shop.command('reconcile')).toContain('No differences found.');
  await shop.command('staff-add', 'boss@shop.example', 'The Boss');
  const unknown = runContainer(rootfs, { args: ['no-such-command'] });
  expect(await unknown.exited).toBe(2);
  expect(unknown.log()).toMatch(/Unknown command: 'no-such-command'[^]*migrate[^]*seed/);
});

test('[DP-05] its health check follows the role, and each role ends on SIGTERM', async () => {
  const withoutRole = runContainer(rootfs, { args: ['health'], env: closedPorts });
  expect(await withoutRole.exited).toBe(1);
  for (const role of [shop.web, shop.worker, shop.api]) {
    expect(role.isHealthy()).toBe(true);
    expect(await role.stop()).toBe(0);
  }
});
