import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';

interface Prepared {
  file: string;
  width: number;
  height: number;
  placeholder: string;
  subcategory: string;
  colour: string;
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

test('shows no picture twice', () => {
  const fronts = demoCatalogue.map(({ sku }) => pictures[products[sku]?.[0] ?? '']?.file);
  expect(new Set(fronts).size).toBe(demoCatalogue.length);
  const hashes = fronts.map((file) => file?.split('-').at(-1));
  expect(new Set(hashes).size).toBe(demoCatalogue.length);
});

test('assigns a picture in the product’s colour where one exists', () => {
  const colours = new Map<string, Set<string>>();
  for (const { subcategory, colour } of Object.values(pictures)) {
    colours.set(subcategory, (colours.get(subcategory) ?? new Set()).add(colour));
  }
  const missing = new Set<string>();
  for (const { sku, category, attributes } of demoCatalogue) {
    const own = attributes['color'];
    if (typeof own !== 'string') continue;
    const colour = own.toLowerCase();
    const [shown] = products[sku] ?? [];
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

test('keeps listing pictures under 12 KB and all pictures under 28 MB', () => {
  for (const { file, subcategory, placeholder } of Object.values(pictures)) {
    expect(file).toMatch(/^[a-z0-9-]+-(?:[0-9a-f]{8}){1,2}$/);
    expect(placeholder.length, file).toBeLessThanOrEqual(400);
    if (subcategory !== 'scene') expect(sizeOf(`${file}-320.avif`), file).toBeLessThan(12_000);
  }
  const total = readdirSync(folder).reduce((sum, file) => sum + sizeOf(file), 0);
  expect(total).toBeLessThan(28_000_000);
});
