import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Form } from '../../apps/api/src/demo/picture-form.ts';
import { drawSvg, pictureWork } from '../../apps/api/src/platform/images/picture-work.ts';
import {
  storePicture,
  type StoredPicture,
} from '../../apps/api/src/platform/images/store-picture.ts';
import { createFolderStore } from '../../apps/api/src/platform/images/store/folder-store.ts';
import { assignPictures, withMirrored, type Look, type Part } from './assign.ts';
import { drawProduct } from './draw-product.ts';

/** Makes each demo product's own picture from the render of its look or as a drawing, and encodes it. */
interface Listed extends Look {
  views?: string[];
}
interface Prepared extends StoredPicture {
  subcategory: string;
  colour?: string;
  /** What kind of thing a render shows; a drawing is made from the product's own facts. */
  form?: Form;
  isDrawing?: true;
  /** The render it is made from, and how many products had it before. */
  look?: string;
  turn?: number;
  /** Hash of everything the picture is made from, to skip unchanged pictures. */
  source: string;
}
interface Index {
  pictures: Record<string, Prepared>;
  products: Record<string, string[]>;
  /** Names of pictures that products shared in earlier versions. */
  looks: string[];
}
type Job = Omit<Prepared, keyof StoredPicture> & { name: string; out: string; record?: object };

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
const nameFor = ({ sku }: Part) => sku.toLowerCase();
const frontOf = (variant: string) => variant.replace(/~$/, '');

const before = (await readJson(indexFile)) as Index;
const listed = (await readJson(join(here, 'pictures.json'))) as Listed[];
const rendered = await filesIn(join(build, 'png'), '.png');
const areas = (await readJson(join(here, 'areas.gen.json'))) as Record<string, unknown>;
const stored = new Set((await filesIn(join(here, 'looks'), '.webp')).map(nameOf));
const looks = listed.filter(({ id }) => stored.has(id) && areas[id]);

const pictures: Index['pictures'] = {};
for (const { id, subcategory, colour, form, views = [] } of listed) {
  for (const name of views.filter((view) => view !== 'front').map((view) => `${id}-${view}`)) {
    const picture = await encodedView(name);
    if (picture) pictures[name] = { ...picture, subcategory, colour, ...(form && { form }) };
  }
}
for (const [name, picture] of Object.entries(before.pictures)) {
  if (picture.subcategory === 'scene') pictures[name] = picture;
}

const records = await filesIn(catalogue, '.json');
const parts = (
  await Promise.all(records.map(async (file) => (await readJson(join(catalogue, file))) as Part[]))
).flat();
const formerLooks = new Map(
  parts.map((part) => [part.sku, before.pictures[nameFor(part)]?.look] as const),
);
const chosen = assignPictures(parts, withMirrored(looks), formerLooks);
const printing = await Promise.all(
  ['compose.py', 'printing.py'].map((file) => readFile(join(here, file))),
);
const products: Index['products'] = {};
const turns = new Map<string, number>();
for (const { look = '', turn = 0 } of Object.values(before.pictures)) {
  turns.set(frontOf(look), Math.max(turns.get(frontOf(look)) ?? 0, turn + 1));
}
const jobs: Job[] = [];
for (const part of parts) {
  const variant = chosen.get(part.sku);
  jobs.push(variant === undefined ? drawn(part) : await printed(part, variant));
}
const changed = jobs.filter(({ name, source }) => before.pictures[name]?.source !== source);
await mkdir(join(build, 'products'), { recursive: true });
const toPrint = changed.filter(({ record }) => record).map(({ record }) => record);
await writeFile(join(build, 'jobs.json'), JSON.stringify(toPrint));
await promisify(execFile)('/usr/bin/python3', [join(here, 'compose.py'), join(build, 'jobs.json')]);
for (const job of changed) await encodeJob(job);
for (const { name, out: _, record: __, ...facts } of jobs) {
  const picture = pictures[name] ?? before.pictures[name];
  if (!picture) throw new Error(`${name} was not encoded`);
  const { file, width, height, placeholder } = picture;
  pictures[name] = { file, width, height, placeholder, ...facts };
}
const former = listed.map(({ id }) => id);
await writeFile(indexFile, `${JSON.stringify({ pictures, products, looks: former }, null, 1)}\n`);
await removeUnlisted();

/** A render with the product's own printing. */
async function printed({ form: stated, ...product }: Part, variant: string): Promise<Job> {
  const [look, name] = [frontOf(variant), nameFor(product)];
  const { colour = '', form = {}, views = [] } = listed.find(({ id }) => id === look) ?? {};
  const old = before.pictures[name];
  const turn = old?.look === variant ? (old.turn ?? 0) : (turns.get(look) ?? 0);
  if (old?.look !== variant) turns.set(look, turn + 1);
  products[product.sku] = [name, ...views.map((v) => `${look}-${v}`).filter((v) => pictures[v])];
  const isDark = product.category === 'ups_avr' && stated?.['screen'] !== true;
  const made = { product, look, colour, turn, mirrored: variant !== look, areas: areas[look] };
  const base = join(here, 'looks', `${look}.webp`);
  const parameters = { ...made, ...(isDark && { isDark }) };
  const source = hash(JSON.stringify(parameters), await readFile(base), ...printing);
  const out = join(build, 'products', `${name}.png`);
  const facts = { subcategory: product.category, colour, form, look: variant, turn };
  return { ...facts, name, source, out, record: { ...parameters, out, base } };
}

/** A drawing of the product, where no render shows its form. */
function drawn(product: Part): Job {
  const name = nameFor(product);
  products[product.sku] = [name];
  const [out, old] = [drawProduct(product), before.pictures[name]];
  if (out === undefined && !old?.isDrawing) throw new Error(`Nothing shows ${product.sku}`);
  const source = out === undefined ? (old?.source ?? '') : hash(out);
  return { subcategory: product.category, isDrawing: true, name, source, out: out ?? '' };
}

async function encodeJob({ name, out, record, subcategory, source }: Job): Promise<void> {
  const bytes = record ? await readFile(out) : await drawSvg(out);
  pictures[name] = { ...(await encode(name, bytes)), subcategory, source };
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
  const picture = await pictureWork.encodeSizes(bytes);
  if (!picture) throw new Error(`${name} can't be decoded`);
  return storePicture(store, name, picture);
}

async function removeUnlisted(): Promise<void> {
  const listedFiles = new Set(Object.values(pictures).map(({ file }) => file));
  for (const file of await filesIn(folder, '.avif')) {
    if (!listedFiles.has(file.replace(/(-320|-640)?\.avif$/, ''))) await rm(join(folder, file));
  }
}
