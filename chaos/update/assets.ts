import { call } from '../load/call.ts';

interface AssetLoad {
  /** Ends the load. Returns the number of assets, of requests, and what failed. */
  stop: () => Promise<{ assets: number; requests: number; failures: string[] }>;
}

const everyMs = 250;
const asset = /\/assets\/[\w.-]+/g;

/** Opens pages like new visitors and loads assets: some of this page, some of any page before. */
export function startAssetLoad(origin: string): AssetLoad {
  const known = new Set<string>();
  const pending = new Set<Promise<void>>();
  const failures: string[] = [];
  let requests = 0;
  const get = async (path: string) => {
    requests += 1;
    const reply = await call(`${origin}${path}`);
    if (reply.status !== 200) failures.push(`${path} ${reply.status}`);
    return 'body' in reply ? reply.body : '';
  };
  const visit = async () => {
    const found = (await get('/shop/home')).match(asset) ?? [];
    for (const path of found) known.add(path);
    await Promise.all([...pick(found, 2), ...pick([...known], 2)].map(get));
  };
  const timer = setInterval(() => {
    const visiting = visit().finally(() => pending.delete(visiting));
    pending.add(visiting);
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(pending);
      return { assets: known.size, requests, failures };
    },
  };
}

const pick = (paths: readonly string[], count: number): string[] =>
  Array.from({ length: count }, () => paths[Math.floor(Math.random() * paths.length)]).filter(
    (path) => path !== undefined,
  );
