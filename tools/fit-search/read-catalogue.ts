import { readFileSync } from 'node:fs';
import type { Part } from '../../packages/compatibility/src/part.ts';
import { slots } from '../../packages/compatibility/src/slots.ts';

const folder = new URL('../../apps/api/catalogue/', import.meta.url);

/** Reads the parts of the demo catalogue that go into a build. */
export const readCatalogue = (): Part[] =>
  slots
    .flatMap(({ categories }) => categories)
    .flatMap((category) =>
      // The catalogue's own tests check this shape.
      (
        JSON.parse(readFileSync(new URL(`${category}.json`, folder), 'utf8')) as (Part & {
          sku: string;
        })[]
      ).map(({ sku, name, attributes }) => ({ id: sku, categoryId: category, name, attributes })),
    );
