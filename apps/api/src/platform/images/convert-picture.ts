import { createSingleFlight, createWorkQueue } from '@sirkito/process';
import { LRUCache } from 'lru-cache';
import type { Log } from '../log.ts';
import type { PictureStore } from './store/picture-store.ts';

export type ConvertToWebp = (name: string, avif: Buffer, signal?: AbortSignal) => Promise<Buffer>;

/** Two pages of 50 pictures, which take 4 s each with the rests, 10 s at full size. */
const capacity = 100;
/** Effort 4 takes more than twice as long to save a tenth of the bytes. */
const encoding = { quality: 80, alphaQuality: 80, effort: 2 };
/** Pictures that couldn't be stored, until the next attempt. */
const unstored = { maxSize: 16 * 1_024 * 1_024, ttl: 600_000 };

/**
 * Converts pictures to WebP and stores them. Anyone can ask for any picture, so conversions run one
 * at a time and rest twice as long as they took.
 */
export function createWebpConverter(
  store: Pick<PictureStore, 'put'>,
  log: Pick<Log, 'warn'>,
): ConvertToWebp {
  const queue = createWorkQueue({ capacity, restAfter: (workMs) => 2 * workMs });
  const share = createSingleFlight<Buffer>();
  const cache = new LRUCache<string, Buffer>({
    ...unstored,
    sizeCalculation: (bytes) => bytes.length,
  });

  async function convert(name: string, avif: Buffer, signal: AbortSignal): Promise<Buffer> {
    const webp = await queue.run(() => encode(avif), { signal });
    try {
      await store.put([[name, webp]]);
    } catch (error) {
      log.warn({ err: error, name }, 'could not store a converted image');
      cache.set(name, webp);
    }
    return webp;
  }
  return async (name, avif, signal) =>
    cache.get(name) ?? share(name, (flight) => convert(name, avif, flight), signal);
}

/** In this process: the picture is ours. sharp is loaded when first needed, as it takes 60 MB. */
async function encode(avif: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(avif).webp(encoding).toBuffer();
}
