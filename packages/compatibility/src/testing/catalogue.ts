import { readFileSync } from 'node:fs';
import type { Attributes } from '@sirkito/commerce';
import type { Part } from '../part.ts';

const categories = [
  'cpu',
  'motherboard',
  'memory',
  'graphics_card',
  'power_supply',
  'storage_ssd',
  'storage_hdd',
  'cpu_cooling',
  'pc_case',
  'monitor',
  'keyboard',
  'ups_avr',
  'adapters',
];

interface Entry {
  sku: string;
  name: string;
  category: string;
  attributes: Attributes;
}

const folder = new URL('../../../../apps/api/catalogue/', import.meta.url);

/** The parts of the demo catalogue, by name. */
export const catalogue: ReadonlyMap<string, Part> = new Map(
  categories.flatMap((category) =>
    // The catalogue's own tests check this shape.
    (JSON.parse(readFileSync(new URL(`${category}.json`, folder), 'utf8')) as Entry[]).map(
      ({ sku, name, attributes }) => [name, { id: sku, categoryId: category, name, attributes }],
    ),
  ),
);

/** Returns a part of the demo catalogue by its name or a unique part of it. */
export function catalogPart(name: string): Part {
  const exact = catalogue.get(name);
  if (exact) return exact;
  const found = [...catalogue.values()].filter((part) => part.name.includes(name));
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${String(found.length)} parts are named ${name}`);
  return only;
}
