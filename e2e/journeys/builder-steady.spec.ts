import type { Page } from '@playwright/test';
import { picker } from '../fixtures/builder.ts';
import { openBeforeHydration } from '../fixtures/page/before-hydration.ts';
import { saveBuild } from '../fixtures/page/fit.ts';
import { throttleNetworkAndCpu } from '../fixtures/page/input-modes.ts';
import { recordLayoutShifts, totalLayoutShift } from '../fixtures/page/layout-shift.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const maxShift = 0.02;

const viewports = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, { tag: '@nightly' }, () => {
    test.use({ viewport });

    test(`[BD-30] the builder keeps its layout while it loads slowly, with and without a build, at ${viewport.width} px`, async ({
      page,
    }) => {
      test.slow();
      await recordLayoutShifts(page);
      await page.goto('/shop/faq');
      const parts = await fiveParts(page);
      await throttleNetworkAndCpu(page, 150);
      await openBuilder(page);
      await expect(page.getByText('0 of 8 essential parts chosen.')).toBeVisible();
      expect(await totalLayoutShift(page), 'without a build').toBeLessThanOrEqual(maxShift);

      await page.getByRole('button', { name: 'Choose: Processor', exact: true }).click();
      const choose = picker(page).getByRole('button', { name: /^Choose / });
      await expect(choose.first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      // Not what moves in the picker while it loads.
      await page.evaluate(() => Object.assign(globalThis, { layoutShift: 0 }));
      await choose.first().click();
      await expect(page.getByText(/1 of \d essential parts chosen\./)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await totalLayoutShift(page), 'first part').toBeLessThanOrEqual(maxShift);

      await saveBuild(page, parts);
      await openBuilder(page);
      await expect(page.getByRole('button', { name: /^Swap / })).toHaveCount(parts.length);
      expect(await totalLayoutShift(page), 'with a build').toBeLessThanOrEqual(maxShift);

      // Prove that the measurement works.
      await page.evaluate(() => document.body.prepend(document.createElement('canvas')));
      await expect.poll(() => totalLayoutShift(page)).toBeGreaterThan(maxShift);
    });
  });
}

test('[BD-30] the name and size of a stored build show before scripts load @nightly', async ({
  page,
  browser,
  shop,
}) => {
  await page.goto('/shop/faq');
  await saveBuild(page, await fiveParts(page), 'Für Mama');
  const url = `${shop.web}/shop/builder`;
  const stored = await openBeforeHydration(browser, url, page);
  await expect(stored.page.getByRole('heading', { level: 1 })).toHaveText('Für Mama');
  await expect(stored.page.getByText('5 parts chosen.', { exact: true })).toBeVisible();
  await expect(stored.page.getByText('Saved on this device.')).toBeVisible();
  await expect(stored.page.getByLabel('Budget in pesos')).toBeHidden();
  await stored.page.close();

  const empty = await openBeforeHydration(browser, url);
  await expect(empty.page.getByText('0 of 8 essential parts chosen.')).toBeVisible();
  await expect(empty.page.getByLabel('Budget in pesos')).toBeVisible();
  await expect(empty.page.getByRole('button', { name: 'New build' })).toBeHidden();
  await empty.page.close();
});

test('[BD-31] the picker opens at once on a slow phone @nightly', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/shop/faq');
  await saveBuild(page, await fiveParts(page));
  await page.goto('/shop/builder', { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const opener = page.getByRole('button', { name: /^Swap / }).first();
  const durations: number[] = [];
  while (durations.length < 5) {
    const duration = nextInput(page);
    await opener.click();
    durations.push(await duration);
    await expect(picker(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(picker(page)).toHaveCount(0);
  }
  test.info().annotations.push({ type: 'ms to paint', description: durations.join(', ') });
  // Other work on the machine only adds: the fastest says most. The goal is 150 ms.
  expect(Math.min(...durations)).toBeLessThanOrEqual(1_500);
});

/** Returns the time from the next click to its paint. */
const nextInput = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const click = list.getEntriesByName('click')[0];
          if (!click) return;
          observer.disconnect();
          resolve(click.duration);
        });
        observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      }),
  );

async function fiveParts(page: Page) {
  const reply = await page.request.get('/api/shop/builds/ready');
  const { data } = (await reply.json()) as { data: { parts: { _id: string }[] }[] };
  return (data[0]?.parts ?? []).slice(0, 5);
}

async function openBuilder(page: Page): Promise<void> {
  // A reload would restore the scroll position.
  await page.goto('about:blank');
  await page.goto('/shop/builder', { waitUntil: 'networkidle' });
}
