import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const page = ['root', 'routes/shop/layout', 'routes/shop/home'];
const maxBytes = 145_000;

interface BrowserManifest {
  url: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, { module: string; imports?: string[] }>;
}

/** All the JavaScript the home page asks for on a first visit must fit, or the build fails. */
export async function keepWithinBudget(client: string): Promise<void> {
  const manifest = await newestManifest(join(client, 'assets'));
  const files = firstLoad(manifest, page);
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(client, file)), { level: 9 }).length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const verdict = `the home page loads ${total} bytes of JavaScript (gzip) of at most ${maxBytes}`;
  if (total > maxBytes) throw new Error(`Over budget: ${verdict}`);
  process.stdout.write(`✓ ${verdict}\n`);
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
  if (!newest) throw new Error(`There is no manifest in ${assets}`);
  const script = await readFile(join(assets, newest.name), 'utf8');
  return JSON.parse(
    script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1),
  ) as BrowserManifest;
}
