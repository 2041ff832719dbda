import { readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errors, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../stack/settings.ts';

/** Shown in README and handbook; `npm run screens -- -u` retakes them. */
const docs = join(root, 'docs/screens');
const documented = new Set(readdirSync(docs));
const all = join(root, 'reports/screens');
const sizes = [
  { width: 360, height: 760 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const themes = ['light', 'dark'] as const;
/** Screenshots are cropped to this height. */
const maxHeight = 2_600;

interface Screen {
  name: string;
  path: string;
  /** Runs before the screenshot. */
  act?: (page: Page) => Promise<unknown>;
}

/** Takes screenshots of a page at every width in both themes. With `-u`, only those of the documents. */
export async function takeScreenshots(page: Page, { name, path, act }: Screen): Promise<void> {
  const onlyDocumented = test.info().config.updateSnapshots !== 'missing';
  const folder = onlyDocumented ? docs : all;
  const fileOf = (width: number, theme: string) => `${name}-${width}-${theme}.webp`;
  const isTaken = (file: string) => !onlyDocumented || documented.has(file);
  await mkdir(folder, { recursive: true });
  for (const size of sizes) {
    if (!themes.some((theme) => isTaken(fileOf(size.width, theme)))) continue;
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await waitForNetworkIdle(page);
    await act?.(page);
    await scrollThrough(page);
    const height = act ? size.height : Math.min(maxHeight, await heightOf(page));
    for (const colorScheme of themes) {
      const file = fileOf(size.width, colorScheme);
      if (!isTaken(file)) continue;
      await page.emulateMedia({ colorScheme });
      const screenshot = await page.screenshot({
        fullPage: !act,
        clip: { x: 0, y: 0, width: size.width, height: Math.max(height, size.height) },
      });
      await sharp(screenshot).webp({ quality: 45 }).toFile(join(folder, file));
    }
  }
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Scrolls through the page so that lazy content loads. */
async function scrollThrough(page: Page): Promise<void> {
  const height = Math.min(maxHeight, await heightOf(page));
  for (let y = 600; y < height; y += 600) await scrollTo(page, y);
  await waitForNetworkIdle(page);
  await scrollTo(page, 0);
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }, top);

/** Gives up after three seconds, as the order queue keeps a stream open. */
const waitForNetworkIdle = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 3_000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
