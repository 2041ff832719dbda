import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { declaredForm, showsForm, type Form } from './picture-form.ts';

interface Prepared {
  file: string;
  width: number;
  height: number;
  placeholder: string;
  subcategory: string;
  /** A render's colour and form; a drawing has neither, since it is made from the facts. */
  colour?: string;
  form?: Form;
  isDrawing?: true;
}

const folder = new URL('../../catalogue/pictures/', import.meta.url);
const { pictures, products } = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) as {
  pictures: Record<string, Prepared>;
  products: Record<string, string[]>;
};

const sizeOf = (file: string) => statSync(new URL(file, folder)).size;

test('assigns every demo product pictures of its own subcategory', () => {
  expect(Object.keys(products).toSorted()).toEqual(demoCatalogue.map(({ sku }) => sku).toSorted());
  for (const { sku, category } of demoCatalogue) {
    const shown = products[sku] ?? [];
    expect(shown.length, sku).toBeGreaterThan(0);
    expect(new Set(shown).size, sku).toBe(shown.length);
    for (const name of shown) expect(pictures[name]?.subcategory, `${sku} ${name}`).toBe(category);
  }
});

test('[PD-10] every picture shows the form its product declares, or is its drawing', () => {
  const wrong = demoCatalogue.flatMap((product) =>
    (products[product.sku] ?? []).flatMap((name) => {
      const { form = {}, isDrawing } = pictures[name] ?? {};
      const declared = declaredForm(product);
      const isDeclared = Object.values(declared).every((value) => value !== undefined);
      if (isDeclared && (isDrawing || showsForm(form, declared))) return [];
      return [{ product: product.name, declared, picture: name, form }];
    }),
  );
  expect(wrong).toEqual([]);
});

test('shows no picture twice', () => {
  const fronts = demoCatalogue.map(({ sku }) => pictures[products[sku]?.[0] ?? '']);
  expect(new Set(fronts.map((picture) => picture?.file)).size).toBe(demoCatalogue.length);
  // Products of the same measures have drawings that are alike.
  const renders = fronts.filter((picture) => !picture?.isDrawing);
  const hashes = renders.map((picture) => picture?.file.split('-').at(-1));
  expect(new Set(hashes).size).toBe(renders.length);
});

test('assigns a picture in the product’s colour where one exists', () => {
  const colours = new Map<string, Set<string>>();
  for (const { subcategory, colour } of Object.values(pictures)) {
    if (colour === undefined) continue;
    colours.set(subcategory, (colours.get(subcategory) ?? new Set()).add(colour));
  }
  const missing = new Set<string>();
  for (const { sku, category, attributes } of demoCatalogue) {
    const own = attributes['color'];
    if (typeof own !== 'string') continue;
    const colour = own.toLowerCase();
    const [shown] = products[sku] ?? [];
    if (pictures[String(shown)]?.isDrawing) continue;
    if (colours.get(category)?.has(colour)) {
      expect(pictures[String(shown)]?.colour, sku).toBe(colour);
    } else missing.add(`${category} ${colour}`);
  }
  expect([...missing]).toEqual([]);
});

test('has every picture at every width and no other files', () => {
  const there = readdirSync(folder).filter((file) => file.endsWith('.avif'));
  const listed = Object.values(pictures).flatMap(({ file, width }) =>
    ['-320', ...(width > 640 ? ['-640'] : []), ''].map((size) => `${file}${size}.avif`),
  );
  expect(there.toSorted()).toEqual(listed.toSorted());
});

test('keeps listing pictures under 12 KB, drawings under 14 KB and all pictures under 28 MB', () => {
  for (const { file, subcategory, placeholder, isDrawing } of Object.values(pictures)) {
    expect(file).toMatch(/^[a-z0-9-]+-(?:[0-9a-f]{8}){1,2}$/);
    expect(placeholder.length, file).toBeLessThanOrEqual(400);
    // Fine lines take more bytes than soft surfaces.
    const most = isDrawing ? 14_000 : 12_000;
    if (subcategory !== 'scene') expect(sizeOf(`${file}-320.avif`), file).toBeLessThan(most);
  }
  const total = readdirSync(folder).reduce((sum, file) => sum + sizeOf(file), 0);
  expect(total).toBeLessThan(28_000_000);
});
