import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Route {
  module: string;
  imports?: string[];
  parentId?: string;
  hasLoader?: boolean;
}

/** The routes as React Router writes them for browsers. */
export interface BrowserManifest {
  url: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, Route>;
}

const prefix = 'window.__reactRouterManifest=';

/** Reads the manifest of the last build; earlier ones may be beside it. */
export async function readNewestManifest(client: string): Promise<BrowserManifest> {
  const script = await readFile(await newestFile(client), 'utf8');
  // React Router writes it.
  return JSON.parse(script.slice(prefix.length, script.lastIndexOf('}') + 1)) as BrowserManifest;
}

/** Rewrites the newest manifest without what browsers don't need. Every page loads it. */
export async function slimNewestManifest(client: string): Promise<void> {
  const manifest = withoutDefaults(await readNewestManifest(client));
  await writeFile(await newestFile(client), `${prefix}${JSON.stringify(manifest)};`);
}

/**
 * Omits flags that are false, imports that the entry has loaded, and those of staff's pages, which
 * nothing prefetches: every shopper would load the list.
 */
export function withoutDefaults(manifest: BrowserManifest): BrowserManifest {
  const loaded = new Set(manifest.entry.imports);
  const routes = Object.entries(manifest.routes).map(([id, { module, ...route }]) => {
    const imports = route.imports?.filter((file) => !loaded.has(file) && !isStaffs(id)) ?? [];
    const set = Object.entries(route).filter(([, value]) => value !== false);
    return [id, { ...Object.fromEntries(set), module, imports }] as const;
  });
  return { ...manifest, routes: Object.fromEntries(routes) };
}

const isStaffs = (id: string): boolean => id.startsWith('routes/admin/');

async function newestFile(client: string): Promise<string> {
  const assets = join(client, 'assets');
  const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(assets, name))).mtimeMs })),
  );
  const newest = dated.sort((one, other) => other.at - one.at)[0];
  if (!newest) throw new Error(`No manifest found in ${assets}`);
  return join(assets, newest.name);
}
