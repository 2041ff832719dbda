import { LRUCache } from 'lru-cache';
import { slots, slotOf } from '@sirkito/compatibility';
import { drawBuild } from '@sirkito/compatibility/drawings';
import { AppError } from '@sirkito/contracts/errors';
import { createSingleFlight } from '@sirkito/process';
import { toPart, viewBuildParts, type BuildPart } from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { previewQueue, runPictureWork } from '#api/platform/images/picture-queue.ts';
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
    const { parts } = await viewBuildParts(ctx, ids);
    const files = listFiles(parts);
    if (files.length === 0) throw new AppError('request.not_found');
    const draw = async (signal: AbortSignal) => {
      const image = await previewQueue.run(() => compose(pictures, { parts, files }, signal), {
        signal,
      });
      cache.set(key, image);
      return image;
    };
    return share(key, draw, ctx.signal);
  };
}

/** Places in the image: a large one and four small ones. */
const maxComposed = 5;
/** The case first, then the most important parts. */
const order = ['pc_case', 'graphics_card', 'cpu', 'cpu_cooling', ...slots.map(({ id }) => id)];

function listFiles(parts: readonly BuildPart[]): string[] {
  const rank = ({ category }: BuildPart) => order.indexOf(slotOf(category.id)?.id ?? '');
  const pictures = parts
    .filter((part) => rank(part) >= 0)
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap(({ images }) => images[0] ?? []);
  return [...new Set(pictures)].slice(0, maxComposed);
}

interface Shown {
  parts: readonly BuildPart[];
  files: readonly string[];
}

/** The build in its case, large, and pictures of its parts; without a case only those. */
async function compose(
  pictures: PictureSources,
  { parts, files }: Shown,
  signal: AbortSignal,
): Promise<Buffer> {
  const drawing = drawingOf(parts);
  const sources = await Promise.all(
    files.map((path, index) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      return readPicture(pictures, `${name}-${index === 0 && !drawing ? '640' : '320'}.avif`);
    }),
  );
  const shown = [drawing, ...sources].filter((source) => source !== undefined);
  const image = await runPictureWork('composePictures', [shown.slice(0, maxComposed)], signal);
  if (!image) throw new AppError('server.overloaded');
  return image;
}

/** Lines as in the storefront's drawings.css. Without texts: not every server has fonts. */
const lines: Readonly<Record<string, string>> = {
  stated: 'fill="#fffdf9" stroke-width="1.5"',
  room: 'fill="#fffdf9" stroke-width="1.5"',
  board: 'fill="#efebe3"',
  standard: 'stroke="#56534d" stroke-width=".9"',
  detail: 'stroke="#8a857b" stroke-width=".7"',
  zone: 'stroke="#e0dad0"',
  unknown: 'stroke="#56534d" stroke-dasharray="4 3.5"',
  'unknown-fill': 'fill="#fffdf9" stroke="#56534d" stroke-dasharray="4 3.5"',
  over: 'stroke="#ac241d" stroke-width="1.2"',
  'over-fill': 'fill="#fae4df" stroke="#ac241d" stroke-width="1.5"',
};

function drawingOf(parts: readonly BuildPart[]): Buffer | undefined {
  if (!parts.some(({ category }) => category.id === 'pc_case')) return undefined;
  const drawing = drawBuild(parts.map(toPart), { width: 640 });
  if (!drawing) return undefined;
  const { width, height, shapes } = drawing;
  const paths = shapes.flatMap((shape) => {
    const look = lines[shape.kind];
    return 'd' in shape && look !== undefined ? [`<path d="${shape.d}" ${look}/>`] : [];
  });
  const side = Math.max(width, height) + 40;
  const box = [(width - side) / 2, (height - side) / 2, side, side].join(' ');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="${box}" fill="none" stroke="#17181a">${paths.join('')}</svg>`,
  );
}
