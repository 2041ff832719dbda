import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readNewestManifest, type BrowserManifest } from './browser-manifest.ts';

/** Bytes of JavaScript (gzip) that a page may load before anything else happens. */
const budgets: Readonly<Record<string, number>> = {
  'routes/shop/home': 139_486,
  'routes/shop/listing': 154_583,
  'routes/shop/deals': 149_000,
  'routes/shop/product': 152_236,
  'routes/shop/compare': 144_000,
  // The address form adds 15,000; first-load.spec.ts limits both together.
  'routes/shop/checkout': 158_235,
};

/** Fails the build if a page's initial JavaScript exceeds its budget. */
export async function checkBundleBudget(client: string): Promise<void> {
  const manifest = await readNewestManifest(client);
  for (const [page, maxBytes] of Object.entries(budgets)) {
    const total = await gzipBytes(client, firstLoad(manifest, page));
    const verdict = `${page} loads ${total} bytes of JavaScript (gzip) of at most ${maxBytes}`;
    if (total > maxBytes) throw new Error(`Over budget: ${verdict}`);
    process.stdout.write(`✓ ${verdict}\n`);
  }
}

async function gzipBytes(client: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(client, file)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Lists the files of the page, of the routes around it and of the router. */
export function firstLoad(manifest: BrowserManifest, page: string): string[] {
  const modules = [manifest.entry, ...routesTo(manifest, page)].flatMap(
    ({ module, imports = [] }) => [module, ...imports],
  );
  return [...new Set([manifest.url, ...modules])];
}

function routesTo(manifest: BrowserManifest, id: string): BrowserManifest['routes'][string][] {
  const route = manifest.routes[id];
  if (!route) throw new Error(`The build has no route ${id}`);
  return route.parentId ? [...routesTo(manifest, route.parentId), route] : [route];
}
