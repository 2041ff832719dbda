import { parseArgs } from 'node:util';
import { chromium as playwright, type BrowserContext, type Page } from '@playwright/test';
import { signedInBrowser } from '@sirkito/e2e/stack/signed-in-browser';
import type { Row } from './harness/bench-case.ts';
import { median } from './harness/statistics.ts';
import { toTable } from './harness/table.ts';

interface Interaction {
  name: string;
  path: string;
  /** Brings the page to where the measured input begins. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  goalMs?: number;
}

const runs = 5;
const usualGoalMs = 100;
/** As in Lighthouse's phone. */
const cpuSlowdown = 4;
const viewport = { width: 412, height: 823 };

const interactions: Interaction[] = [
  {
    name: 'filter',
    path: '/shop/listing?category=graphics_card',
    prepare: (page) => page.getByRole('button', { name: /^Filters/ }).click(),
    act: (page) => page.getByRole('dialog').getByRole('checkbox').first().click(),
  },
  {
    name: 'add to cart',
    path: '/shop/listing?category=cables&availability=in_stock',
    act: (page) =>
      page
        .getByRole('button', { name: /^Add .+ to cart$/ })
        .first()
        .click(),
  },
  {
    name: 'search',
    path: '/shop/home',
    act: async (page) => {
      await page.getByRole('button', { name: 'Search products' }).click();
      await page.getByRole('combobox', { name: 'Search products' }).pressSequentially('ryzen');
    },
  },
  {
    name: 'builder picker',
    path: '/shop/builder',
    act: (page) =>
      page
        .getByRole('button', { name: /^Choose: / })
        .first()
        .click(),
    goalMs: 150,
  },
  {
    name: 'builder pick',
    path: '/shop/builder',
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Choose: / })
        .first()
        .click(),
    act: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Choose / })
        .first()
        .click(),
  },
];

// Text, because it runs in the browser, whose types this folder doesn't have.

/** Without the threshold, browsers report only inputs above 104 ms. Hovering has no id. */
const recordInputs = `{
  const durations = (window.inputDurations = []);
  new PerformanceObserver((list) => {
    const inputs = list.getEntries().filter((entry) => entry.interactionId);
    durations.push(...inputs.map((entry) => entry.duration));
  }).observe({ type: 'event', durationThreshold: 16 });
}`;

/** Waits for the entries of the last input, which arrive after its paint. */
const slowestInput = `new Promise((resolve) => {
  setTimeout(() => resolve(Math.max(0, ...window.inputDurations)), 500);
})`;

const { positionals } = parseArgs({ allowPositionals: true });
const [shop] = positionals;
if (shop) {
  const rows = await measureAll(shop);
  console.log(
    toTable({ title: `Input to next paint, CPU ÷ ${cpuSlowdown}, median of ${runs}`, rows }),
  );
  if (rows.some((row) => Number(row['median ms']) > Number(row['goal ms']))) process.exitCode = 1;
} else {
  console.error('Usage: npm run bench -- interactions SHOP_URL');
  process.exitCode = 1;
}

async function measureAll(origin: string): Promise<Row[]> {
  await using signedIn = await signedInBrowser(origin, 'shopper');
  const browser = await playwright.connectOverCDP(`http://127.0.0.1:${signedIn.port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('the browser has no context');
  const rows: Row[] = [];
  for (const interaction of interactions) {
    const seen: number[] = [];
    while (seen.length < runs) seen.push(await measure(context, origin, interaction));
    rows.push({
      interaction: interaction.name,
      'median ms': median(seen),
      'worst ms': Math.max(...seen),
      'goal ms': interaction.goalMs ?? usualGoalMs,
    });
  }
  return rows;
}

/** Returns the slowest input of the interaction, in steps of 8 ms as browsers report it. */
async function measure(
  context: BrowserContext,
  origin: string,
  { path, prepare, act }: Interaction,
): Promise<number> {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  await page.addInitScript("localStorage.removeItem('build')");
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(recordInputs);
  await act(page);
  await page.waitForLoadState('networkidle');
  const slowest = await page.evaluate<number>(slowestInput);
  await page.close();
  return slowest;
}
