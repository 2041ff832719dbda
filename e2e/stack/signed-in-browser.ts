import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { freePort } from '../../scripts/services/ports/free-port.ts';
import { chromium, chromiumFlags } from './settings.ts';

/** Created by `npm run shop -- seed`. */
const people = {
  shopper: { page: '/auth/login', email: 'shopper@sirkito.test', password: 'Shopper-Pass-2026' },
  staff: { page: '/admin/login', email: 'admin@sirkito.test', password: 'Admin-Pass-2026' },
};
export type Person = keyof typeof people;

/**
 * Starts a browser with a demo user signed in, for tools that connect to its debugging port.
 * The shopper has an item in the cart.
 */
export async function signedInBrowser(
  shop: string,
  person: Person,
): Promise<AsyncDisposable & { port: number }> {
  const { page: path, email, password } = people[person];
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'sirkito-browser-'))];
  const context = await playwright.launchPersistentContext(folder, {
    executablePath: chromium,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
    baseURL: shop,
  });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== path);
  if (person === 'shopper') {
    await page.goto('/shop/listing?category=cables&availability=in_stock');
    const added = page.waitForResponse('**/api/shop/cart/add');
    await page
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first()
      .click();
    await added;
  }
  return {
    port,
    [Symbol.asyncDispose]: async () => {
      await context.close();
      await rm(folder, { recursive: true });
    },
  };
}
