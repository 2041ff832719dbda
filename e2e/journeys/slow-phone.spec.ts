import type { Page } from '@playwright/test';
import {
  addToCart,
  cartButton,
  costOf,
  drawer,
  lineOf,
  openCart,
  pesos,
  shopperWith,
  someParts,
} from '../fixtures/cart.ts';
import { slowDown } from '../fixtures/manners.ts';
import { pathOf } from '../fixtures/parts.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const latency = 400;
const cartCall = /\/api\/shop\/(?:cart|saved)(?!\/get)/;

interface Shown {
  /** Where on the page, and what is to be read there. */
  where: string;
  text: string;
}

/** Milliseconds from the tap until the page shows it, and until the server's answer is there. */
async function timesOf(
  page: Page,
  { where, text }: Shown,
  tap: () => Promise<void>,
): Promise<{ shown: number; answered: number }> {
  const shown = page.evaluate(
    ([place, wanted]) =>
      new Promise<{ tapped: number; seen: number }>((resolve) => {
        const look = (tapped: number) => {
          const isThere = document.querySelector(place)?.textContent.includes(wanted);
          if (isThere) resolve({ tapped, seen: performance.now() });
          else requestAnimationFrame(() => look(tapped));
        };
        const start = (event: Event) => look(event.timeStamp);
        addEventListener('pointerup', start, { once: true, capture: true });
      }),
    [where, text] as const,
  );
  const answer = page.waitForResponse(
    (reply) => cartCall.test(reply.url()) && reply.request().method() !== 'GET',
  );
  await tap();
  const { tapped, seen } = await shown;
  await (await answer).finished();
  const answered = await page.evaluate(async (pattern) => {
    // A call is written down a little after its end.
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return calls.findLast(({ name }) => new RegExp(pattern).test(name))?.responseEnd ?? 0;
  }, cartCall.source);
  return { shown: seen - tapped, answered: answered - tapped };
}

test('on a slow phone the cart answers every tap before the server does', async ({
  page,
  request,
  shop,
}) => {
  const [part, other] = await someParts(request, shop.web);
  await shopperWith({ page, request }, [[part, 1]]);
  await openCart(page);
  await slowDown(page, latency);
  const sums = 'dialog[open] dl';
  // CD-05: what goes shows that it is on its way.
  const busy = { where: 'dialog[open] [aria-busy=true]', text: '' };
  const line = lineOf(page, part);
  const button = (name: RegExp | string) => drawer(page).getByRole('button', { name }).first();
  const acts: [string, Shown, () => Promise<void>][] = [
    [
      'one more',
      { where: sums, text: pesos(costOf(part, 2)) },
      () => line.getByRole('button', { name: 'One more' }).tap(),
    ],
    ['save', busy, () => button(/^Save for later/).tap()],
    ['move back', busy, () => button(/^Move to cart/).tap()],
    ['remove', busy, () => button(/^Remove/).tap()],
  ];
  for (const [name, shown, tap] of acts) {
    const times = await timesOf(page, shown, tap);
    test.info().annotations.push({ type: name, description: JSON.stringify(times) });
    expect(times.answered, name).toBeGreaterThan(latency);
    expect(times.shown, name).toBeLessThan(times.answered);
  }

  await addToCart(page, part, 1);
  await page.goto(pathOf(other));
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart 1 item/);
  const added = await timesOf(page, { where: 'main [aria-busy=true]', text: '' }, () =>
    page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().tap(),
  );
  test.info().annotations.push({ type: 'add', description: JSON.stringify(added) });
  expect(added.shown, 'add').toBeLessThan(added.answered);
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart 2 items/);
});
