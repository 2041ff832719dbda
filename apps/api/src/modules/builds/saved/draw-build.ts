import { LRUCache } from 'lru-cache';
import { slots, slotOf } from '@sirkito/compatibility';
import { AppError } from '@sirkito/contracts/errors';
import { createSingleFlight } from '@sirkito/process';
import { viewBuildParts, type BuildPart } from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { composePictures, maxComposed } from '#api/platform/images/compose-pictures.ts';
import { previewQueue } from '#api/platform/images/picture-queue.ts';
import { readPicture, type PictureSources } from '#api/platform/images/read-picture.ts';

export type DrawBuild = (ctx: Ctx, ids: readonly string[]) => Promise<Buffer>;

/** About 60 KB each. A shared link is requested many times within minutes. */
const maxCached = 60;
/** No longer than browsers, as parts may get other pictures. */
const cachedMs = 86_400_000;

/**
 * Draws the preview image of a build for shared links. Caches the newest in memory only: anyone
 * could fill a disk with combinations of parts.
 */
export function createBuildImages(pictures: PictureSources): DrawBuild {
  const cache = new LRUCache<string, Buffer>({ max: maxCached, ttl: cachedMs });
  const share = createSingleFlight<Buffer>();
  return async (ctx, ids) => {
    anyone(ctx);
    const key = ids.join();
    const cached = cache.get(key);
    if (cached) return cached;
    previewQueue.requireCapacity();
    const files = await listFiles(ctx, ids);
    if (files.length === 0) throw new AppError('request.not_found');
    const draw = async (signal: AbortSignal) => {
      const image = await previewQueue.run(() => compose(pictures, files, signal), { signal });
      cache.set(key, image);
      return image;
    };
    return share(key, draw, ctx.signal);
  };
}

/** The case first, then the most important parts. */
const order = ['pc_case', 'graphics_card', 'cpu', 'cpu_cooling', ...slots.map(({ id }) => id)];

async function listFiles(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  const { parts } = await viewBuildParts(ctx, ids);
  const rank = ({ category }: BuildPart) => order.indexOf(slotOf(category.id)?.id ?? '');
  const pictures = parts
    .filter((part) => rank(part) >= 0)
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap(({ images }) => images[0] ?? []);
  return [...new Set(pictures)].slice(0, maxComposed);
}

async function compose(
  pictures: PictureSources,
  files: readonly string[],
  signal: AbortSignal,
): Promise<Buffer> {
  const sources = await Promise.all(
    files.map((path, index) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      return readPicture(pictures, `${name}-${index === 0 ? '640' : '320'}.avif`);
    }),
  );
  return composePictures(
    sources.filter((source) => source !== undefined),
    signal,
  );
}
