import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { decodePicture } from '../../apps/api/src/platform/images/decoding/decode-picture.ts';
import {
  storePicture,
  type StoredPicture,
} from '../../apps/api/src/platform/images/store-picture.ts';
import { createFolderStore } from '../../apps/api/src/platform/images/store/folder-store.ts';
import { assignPictures, withMirrored, type Look, type Part } from './assign.ts';

/** Makes each demo product's own picture from the render of its look, and encodes it. */
interface Listed extends Look {
  views?: string[];
}
interface Prepared extends StoredPicture {
  subcategory: string;
  colour: string;
  /** Hash of everything the picture is made from, to skip unchanged pictures. */
  source: string;
}
interface Index {
  pictures: Record<string, Prepared>;
  products: Record<string, string[]>;
  /** Names of pictures that products shared in earlier versions. */
  looks: string[];
}

const here = fileURLToPath(new URL('.', import.meta.url));
const build = join(here, 'build');
const catalogue = join(here, '../../apps/api/catalogue');
const folder = join(catalogue, 'pictures');
const store = createFolderStore(folder);
const indexFile = join(folder, 'index.json');
const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));
const hash = (...parts: (string | Buffer)[]) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 16);
};
const filesIn = async (path: string, ending: string) => {
  await mkdir(path, { recursive: true });
  return (await readdir(path)).filter((file) => file.endsWith(ending)).toSorted();
};
const nameOf = (file: string) => file.replace(/\.[a-z]+$/, '');

const before = (await readJson(indexFile)) as Index;
const listed = (await readJson(join(here, 'pictures.json'))) as Listed[];
const rendered = await filesIn(join(build, 'png'), '.png');
const areas = (await readJson(join(here, 'areas.gen.json'))) as Record<string, unknown>;
const stored = new Set((await filesIn(join(here, 'looks'), '.webp')).map(nameOf));
const looks = listed.filter(({ id }) => stored.has(id) && areas[id]);

const pictures: Index['pictures'] = {};
for (const { id, subcategory, colour, views = [] } of listed) {
  for (const name of views.filter((view) => view !== 'front').map((view) => `${id}-${view}`)) {
    const picture = await encodedView(name);
    if (picture) pictures[name] = { ...picture, subcategory, colour };
  }
}
for (const [name, picture] of Object.entries(before.pictures)) {
  if (picture.subcategory === 'scene') pictures[name] = picture;
}

const records = await filesIn(catalogue, '.json');
const parts = (
  await Promise.all(records.map(async (file) => (await readJson(join(catalogue, file))) as Part[]))
).flat();
const chosen = assignPictures(parts, withMirrored(looks));
const printing = await Promise.all(
  ['compose.py', 'printing.py'].map((file) => readFile(join(here, file))),
);
const products: Index['products'] = {};
const uses = new Map<string, number>();
const jobs = await Promise.all(
  parts.map(async (product) => {
    const variant = chosen.get(product.sku) ?? '';
    const look = variant.replace(/~$/, '');
    const turn = uses.get(look) ?? 0;
    uses.set(look, turn + 1);
    const { colour = '', views = [] } = listed.find(({ id }) => id === look) ?? {};
    const name = product.sku.toLowerCase();
    products[product.sku] = [name, ...views.map((v) => `${look}-${v}`).filter((v) => pictures[v])];
    const made = { product, look, colour, turn, mirrored: variant !== look, areas: areas[look] };
    const base = join(here, 'looks', `${look}.webp`);
    const source = hash(JSON.stringify(made), await readFile(base), ...printing);
    const out = join(build, 'products', `${name}.png`);
    return { ...made, name, source, out, base };
  }),
);
const changed = jobs.filter(({ name, source }) => before.pictures[name]?.source !== source);
await mkdir(join(build, 'products'), { recursive: true });
await writeFile(join(build, 'jobs.json'), JSON.stringify(changed));
await promisify(execFile)('/usr/bin/python3', [join(here, 'compose.py'), join(build, 'jobs.json')]);
const queue = [...changed];
await Promise.all(Array.from({ length: 8 }, encodeNext));
for (const { name, product, colour } of jobs) {
  const picture = pictures[name] ?? before.pictures[name];
  if (picture) pictures[name] = { ...picture, subcategory: product.category, colour };
}
const former = listed.map(({ id }) => id);
await writeFile(indexFile, `${JSON.stringify({ pictures, products, looks: former }, null, 1)}\n`);
await removeUnlisted();

async function encodeNext(): Promise<void> {
  for (let job = queue.shift(); job; job = queue.shift()) {
    const { name, product, colour, source, out } = job;
    const encoded = await encode(name, await readFile(out));
    pictures[name] = { ...encoded, subcategory: product.category, colour, source };
  }
}

/** Encodes a second view, or reuses the old encoding if the rendering is unchanged. */
async function encodedView(
  name: string,
): Promise<(StoredPicture & { source: string }) | undefined> {
  const old = before.pictures[name];
  if (!rendered.includes(`${name}.png`)) return old;
  const bytes = await readFile(join(build, 'png', `${name}.png`));
  const source = hash(bytes);
  return old?.source === source ? old : { ...(await encode(name, bytes)), source };
}

async function encode(name: string, bytes: Buffer): Promise<StoredPicture> {
  const picture = await decodePicture(bytes);
  if (!picture) throw new Error(`${name} can't be decoded`);
  return storePicture(store, name, picture);
}

async function removeUnlisted(): Promise<void> {
  const listedFiles = new Set(Object.values(pictures).map(({ file }) => file));
  for (const file of await filesIn(folder, '.avif')) {
    if (!listedFiles.has(file.replace(/(-320|-640)?\.avif$/, ''))) await rm(join(folder, file));
  }
}
