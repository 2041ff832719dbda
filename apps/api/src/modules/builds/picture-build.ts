import { slots, slotOf } from '@sirkito/compatibility';
import { AppError } from '@sirkito/contracts/errors';
import { viewBuildParts, type BuildPart } from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { composePictures, mostComposed } from '#api/platform/images/compose-pictures.ts';
import { readPicture, type PictureFolders } from '#api/platform/images/read-picture.ts';

export type PictureBuild = (ctx: Ctx, ids: readonly string[]) => Promise<Buffer>;

/** Each about 60 KB. A link that goes round is asked for again and again within minutes. */
const keptAtOnce = 60;

/** What a build looks like from afar, for those who link to it. The newest stay in memory. */
export function createBuildPictures(folders: PictureFolders): PictureBuild {
  const kept = new Map<string, Promise<Buffer>>();
  return async (ctx, ids) => {
    anyone(ctx);
    const files = await listFiles(ctx, ids);
    if (files.length === 0) throw new AppError('request.not_found');
    const key = files.join();
    const known = kept.get(key);
    if (known) return known;
    const made = compose(ctx, folders, files);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > keptAtOnce && oldest) kept.delete(oldest);
    return made.catch((error: unknown) => {
      kept.delete(key);
      throw error;
    });
  };
}

/** The case is what one sees of a PC; then what decides most. */
const order = ['pc_case', 'graphics_card', 'cpu', 'cpu_cooling', ...slots.map(({ id }) => id)];

async function listFiles(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  const { parts } = await viewBuildParts(ctx, ids);
  const rank = ({ category }: BuildPart) => order.indexOf(slotOf(category.id)?.id ?? '');
  const pictures = parts
    .filter((part) => rank(part) >= 0)
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap(({ images }) => images[0] ?? []);
  return [...new Set(pictures)].slice(0, mostComposed);
}

async function compose(ctx: Ctx, folders: PictureFolders, files: readonly string[]) {
  const sources = await Promise.all(
    files.map((path, place) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      return readPicture(folders, `${name}-${place === 0 ? '640' : '320'}.avif`, ctx.log);
    }),
  );
  return composePictures(sources.filter((source) => source !== undefined));
}
