import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const frame = ['root', 'routes/shop/layout'];
const budgeted = /^routes\/shop\/(?:home|listing|deals|product|compare)$/;
const maxBytes = 165_000;

interface BrowserManifest {
  url: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, { module: string; imports?: string[] }>;
}

/** Fails the build if a landing page's initial JavaScript exceeds the budget. */
export async function checkBundleBudget(client: string): Promise<void> {
  const manifest = await newestManifest(join(client, 'assets'));
  const pages = budgetedPages(manifest);
  for (const page of pages) {
    const total = await gzipBytes(client, firstLoad(manifest, [...frame, page]));
    const verdict = `${page} loads ${total} bytes of JavaScript (gzip) of at most ${maxBytes}`;
    if (total > maxBytes) throw new Error(`Over budget: ${verdict}`);
    process.stdout.write(`✓ ${verdict}\n`);
  }
}

export function budgetedPages({ routes }: Pick<BrowserManifest, 'routes'>): string[] {
  const pages = Object.keys(routes).filter((id) => budgeted.test(id));
  if (pages.length === 0) throw new Error('The build contains no page with a size budget');
  return pages;
}

async function gzipBytes(client: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(client, file)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

export function firstLoad(manifest: BrowserManifest, routeIds: readonly string[]): string[] {
  const routes = routeIds.map((id) => {
    const route = manifest.routes[id];
    if (!route) throw new Error(`The build has no route ${id}`);
    return route;
  });
  const modules = [manifest.entry, ...routes].flatMap(({ module, imports = [] }) => [
    module,
    ...imports,
  ]);
  return [...new Set([manifest.url, ...modules])];
}

async function newestManifest(assets: string): Promise<BrowserManifest> {
  const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(assets, name))).mtimeMs })),
  );
  const newest = dated.sort((one, other) => other.at - one.at)[0];
  if (!newest) throw new Error(`No manifest found in ${assets}`);
  const script = await readFile(join(assets, newest.name), 'utf8');
  // React Router writes it.
  return JSON.parse(
    script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1),
  ) as BrowserManifest;
}
