import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errors, type Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../stack/settings.ts';

const folder = join(root, 'docs/screens');
const sizes = [
  { width: 360, height: 760 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const themes = ['light', 'dark'] as const;
/** More of a page than this nobody looks at in a picture. */
const tallest = 2_600;

interface Screen {
  name: string;
  path: string;
  /** What is done there before the picture. */
  act?: (page: Page) => Promise<unknown>;
}

/** One page at every width in both themes. */
export async function take(page: Page, { name, path, act }: Screen): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await untilQuiet(page);
      await act?.(page);
      await scrollThrough(page);
      const height = act ? size.height : Math.min(tallest, await heightOf(page));
      const picture = await page.screenshot({
        fullPage: !act,
        clip: { x: 0, y: 0, width: size.width, height: Math.max(height, size.height) },
      });
      const file = join(folder, `${name}-${size.width}-${colorScheme}.webp`);
      await sharp(picture).webp({ quality: 45 }).toFile(file);
    }
  }
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** What loads when it is neared is there then. */
async function scrollThrough(page: Page): Promise<void> {
  const height = Math.min(tallest, await heightOf(page));
  for (let y = 600; y < height; y += 600) await scrollTo(page, y);
  await untilQuiet(page);
  await scrollTo(page, 0);
}

/** There at once, and drawn there. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }, top);

/** The queue of orders listens for ever. */
const untilQuiet = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 3_000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
