import { createHash } from 'node:crypto';
import { forEachParallel } from './for-each-parallel.ts';
import type { PictureStore } from './picture-store.ts';

interface Move {
  source: PictureStore;
  target: PictureStore;
  /** Deletes what the target holds, once everything is there. */
  isDeleting: boolean;
  onFile: (done: number, of: number) => void;
}

interface Moved {
  copied: number;
  /** Already in the target, with the same content. */
  unchanged: number;
  deleted: number;
  /** Their content isn't what their name says, so they were left where they are. */
  damaged: string[];
}

/** Copies every picture and reads it back. Running it again continues where it stopped. */
export async function movePictures({ source, target, ...options }: Move): Promise<Moved> {
  const names = await source.list();
  const moved: Moved = { copied: 0, unchanged: 0, deleted: 0, damaged: [] };
  const verified = new Set<string>();

  const move = async (name: string) => {
    const bytes = await source.read(name);
    // Removed since it was listed.
    if (!bytes) return;
    if (isDamaged(name, bytes)) return void moved.damaged.push(name);
    const isThere = async () => (await target.read(name))?.equals(bytes) ?? false;
    if (await isThere()) moved.unchanged += 1;
    else {
      await target.put([[name, bytes]]);
      if (!(await isThere())) throw new Error(`${name} reads back with other content`);
      moved.copied += 1;
    }
    verified.add(name);
    options.onFile(verified.size, names.length);
  };
  await forEachParallel(names, move);

  const stored = new Set(await target.list());
  const lost = [...verified].filter((name) => !stored.has(name));
  if (lost.length > 0) throw new Error(`The target lost ${lost.length} files, such as ${lost[0]}`);
  if (options.isDeleting) {
    await forEachParallel([...verified], (name) => source.remove([name]));
    moved.deleted = verified.size;
  }
  return moved;
}

const fullSize = /-(?<hash>[0-9a-f]{16})\.avif$/;

/** Only the full size is named by its own content. */
function isDamaged(name: string, bytes: Buffer): boolean {
  const hash = fullSize.exec(name)?.groups?.['hash'];
  return hash !== undefined && !createHash('sha256').update(bytes).digest('hex').startsWith(hash);
}
