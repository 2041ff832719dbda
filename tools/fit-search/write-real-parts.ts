import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { checkAttributes } from '../../packages/commerce/src/attributes/check-attributes.ts';
import type { Attributes } from '../../packages/commerce/src/index.ts';
import { slots } from '../../packages/compatibility/src/slots.ts';
import { realPartsFile } from './real-parts.ts';
import { attributesRead, kindsOf } from './distinct-parts.ts';

/**
 * Copies what the rules read of real parts, those with the same facts once, from a folder with a
 * file `<category>.ndjson.gz` per subcategory. Leaves out the specifications that an import rejects.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Usage: write-real-parts.ts FOLDER');

interface RealPart {
  sku: string;
  name: string;
  attributes: Attributes;
}

const parts = slots
  .flatMap(({ categories }) => categories)
  .flatMap((categoryId) =>
    gunzipSync(readFileSync(`${folder}/${categoryId}.ndjson.gz`))
      .toString()
      .trim()
      .split('\n')
      .map((line) => {
        // The shape that the import documents.
        const { sku, name, attributes } = JSON.parse(line) as RealPart;
        const rejected = new Set(checkAttributes(categoryId, attributes).map(({ key }) => key));
        return { id: sku, categoryId, name, attributes: without(attributes, rejected) };
      }),
  );
const read = attributesRead(parts);
const lines = kindsOf(parts).map(({ part, ids }) => {
  const { id, categoryId, name, attributes } = part;
  const unread = new Set(Object.keys(attributes).filter((key) => !read.get(categoryId)?.has(key)));
  return { id, categoryId, name, products: ids.length, attributes: without(attributes, unread) };
});
const header = {
  read: Object.fromEntries([...read].map(([category, keys]) => [category, [...keys]])),
};
const text = [header, ...lines].map((line) => JSON.stringify(line)).join('\n');
writeFileSync(realPartsFile, gzipSync(text, { level: 9 }));
console.log(`${String(parts.length)} products, ${String(lines.length)} that the rules tell apart`);

function without(attributes: Attributes, keys: ReadonlySet<string>): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([key]) => !keys.has(key)));
}
