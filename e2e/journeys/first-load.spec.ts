import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop-test.ts';

const scriptBudget = 165_000;
const shiftBudget = 0.05;

interface Shifts {
  layoutShift?: number;
}

/** Adds up how far things move, as browsers measure it, from the first moment on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const sum = globalThis as Shifts;
    sum.layoutShift = 0;
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      for (const { value } of shifts) sum.layoutShift = (sum.layoutShift ?? 0) + value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftSoFar = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return (globalThis as Shifts).layoutShift;
  });

for (const width of [360, 768, 1440]) {
  test(`nothing jumps while the home page loads, ${width} px wide`, async ({ page }) => {
    await watchShifts(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/shop/home', { waitUntil: 'networkidle' });
    expect(await shiftSoFar(page)).toBeLessThan(shiftBudget);

    // The measure itself is alive: a picture pushed in on top is seen.
    await page.evaluate(() => document.body.prepend(document.createElement('canvas')));
    await expect.poll(() => shiftSoFar(page)).toBeGreaterThan(0);
  });
}

test('the first load brings no more script than allowed', async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  await page.goto('/shop/home', { waitUntil: 'networkidle' });
  const sizes = await Promise.all(
    [...scripts].map(async (url) => {
      const headers = { 'accept-encoding': 'gzip' };
      const reply = await request.head(url, { headers });
      return Number(reply.headers()['content-length']);
    }),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'bytes', description: `${total} of script, gzip` });
  expect(scripts.size).toBeGreaterThan(2);
  expect(total).toBeLessThanOrEqual(scriptBudget);
});

test('prices have their face from the start: letters and ₱ are preloaded', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const response = await page.goto('/shop/home');
  const html = (await response?.text()) ?? '';
  const preloads = html.match(/<link [^>]*rel="preload"[^>]*as="font"[^>]*>/g) ?? [];
  const files = preloads.flatMap((link) => /href="([^"]+)"/.exec(link)?.[1] ?? []);
  expect(files).toHaveLength(2);
  for (const file of files) {
    await expect.poll(() => fonts.filter((url) => url.endsWith(file))).toHaveLength(1);
  }

  const isDrawn = (text: string) =>
    page.evaluate((sample) => document.fonts.check('16px Geist', sample), text);
  await expect.poll(() => isDrawn('₱1,299.50')).toBe(true);
});
