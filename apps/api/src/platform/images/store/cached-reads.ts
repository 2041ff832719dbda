import { LRUCache } from 'lru-cache';
import type { PictureStore } from './picture-store.ts';

const maxBytes = 32 * 1_024 * 1_024;
/** A removed photo may be served for this much longer. */
const cachedMs = 60_000;
const missing = Buffer.alloc(0);

/** Saves the network a request per picture shown. Sizes a picture lacks are cached too. */
export function cacheReads(store: PictureStore): PictureStore {
  const cache = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (bytes, name) => bytes.length + name.length + 100,
    ttl: cachedMs,
    fetchMethod: async (name) => (await store.read(name)) ?? missing,
    ignoreFetchAbort: true,
  });
  const forget = (names: readonly string[]) => {
    for (const name of names) cache.delete(name);
  };
  return {
    ...store,
    async put(files) {
      await store.put(files);
      forget(files.map(([name]) => name));
    },
    async read(name) {
      const bytes = await cache.fetch(name);
      return bytes === missing ? undefined : bytes;
    },
    async remove(names) {
      await store.remove(names);
      forget(names);
    },
  };
}
