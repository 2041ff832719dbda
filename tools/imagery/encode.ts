import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  storePicture,
  type StoredPicture,
} from '../../apps/api/src/platform/images/store-picture.ts';
import { assignPictures, type Look, type Part } from './assign.ts';

/** Encodes rendered pictures and assigns them to the products of the demo catalogue. */
interface Listed extends Look {
  views?: string[];
}
interface Prepared extends StoredPicture {
  subcategory: string;
  colour: string;
  /** Hash of the rendering, to skip unchanged pictures. */
  source: string;
}
interface Index {
  pictures: Record<string, Prepared>;
  products: Record<string, string[]>;
}

const here = fileURLToPath(new URL('.', import.meta.url));
const rendered = join(here, 'build/png');
const catalogue = join(here, '../../apps/api/catalogue');
const folder = join(catalogue, 'pictures');
const indexFile = join(folder, 'index.json');

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));
const before = (await readJson(indexFile).catch((error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { pictures: {} };
  throw error;
})) as Index;
const listed = (await readJson(join(here, 'pictures.json'))) as Listed[];
const onDisk = new Set(await readdir(rendered));

const pictures: Index['pictures'] = {};
for (const { id, subcategory, colour, views = ['front'] } of listed) {
  for (const name of views.map((view) => (view === 'front' ? id : `${id}-${view}`))) {
    const picture = await encoded(name);
    if (picture) pictures[name] = { ...picture, subcategory, colour };
  }
}
const records = (await readdir(catalogue)).filter((file) => file.endsWith('.json')).toSorted();
const parts = await Promise.all(
  records.map(async (file) => (await readJson(join(catalogue, file))) as Part[]),
);
const looks = listed.filter(({ id, subcategory }) => pictures[id] && subcategory !== 'scene');
const fronts = assignPictures(parts.flat(), looks);
const products = Object.fromEntries(
  [...fronts].map(([sku, id]) => {
    const views = listed.find((one) => one.id === id)?.views ?? [];
    const others = views.map((view) => `${id}-${view}`).filter((name) => pictures[name]);
    return [sku, [id, ...others]];
  }),
);
await writeFile(indexFile, `${JSON.stringify({ pictures, products }, null, 1)}\n`);
await removeUnlisted();

/** Encodes a picture, or reuses the old encoding if the rendering is unchanged. */
async function encoded(name: string): Promise<(StoredPicture & { source: string }) | undefined> {
  const old = before.pictures[name];
  if (!onDisk.has(`${name}.png`)) return old;
  const bytes = await readFile(join(rendered, `${name}.png`));
  const source = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  if (old?.source === source) return old;
  return { ...(await storePicture(folder, name, bytes)), source };
}

async function removeUnlisted(): Promise<void> {
  const listedFiles = new Set(Object.values(pictures).map(({ file }) => file));
  for (const file of await readdir(folder)) {
    const stem = file.replace(/(-320|-640)?\.avif$/, '');
    if (file.endsWith('.avif') && !listedFiles.has(stem)) await rm(join(folder, file));
  }
}
