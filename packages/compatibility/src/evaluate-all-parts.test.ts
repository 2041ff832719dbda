import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import type { Part } from './part.ts';
import { slotOf } from './slots.ts';
import { sold } from './testing/catalogue.ts';

const folder = new URL('../../../../shared/data/parts/', import.meta.url);
const isThere = existsSync(folder);

function readParts(): Part[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ndjson.gz'));
  return files
    .filter((name) => !name.startsWith('demo-'))
    .flatMap((name) => {
      const lines = gunzipSync(readFileSync(new URL(name, folder))).toString('utf8');
      return lines.trim().split('\n').map(readPart);
    });
}

function readPart(line: string): Part {
  // Whatever the source holds is what is tried here.
  const { sku, category, name, attributes } = JSON.parse(line) as Part & {
    sku: string;
    category: string;
  };
  return { id: sku, categoryId: category, name, attributes };
}

const reference = [
  'AMD Ryzen 7 9800X3D',
  'GIGABYTE B850 AORUS ELITE WIFI7',
  'G.Skill Flare X5 32GB (2x16GB) DDR5-6000 CL36',
  'MSI GeForce RTX 5070 Ti VENTUS 3X',
  'MSI MAG A850GL',
  'Samsung 990 PRO 2TB PCIe',
  'Seagate BarraCuda 4TB',
  'Phantom Spirit 120 SE Air',
  'Lian Li LANCOOL 216',
  'MSI PRO MP225',
  'APC Back-UPS Pro BR1200SI',
].map(sold);

// The 39,017 parts lie beside the project and are no part of it.
describe.skipIf(!isThere)(
  'every real part there is, where the collection lies beside the project',
  () => {
    const parts = isThere ? readParts().filter(({ categoryId }) => slotOf(categoryId)) : [];

    test('stands in a build without a slip', () => {
      for (const part of parts) {
        const others = reference.filter(
          ({ categoryId }) => slotOf(categoryId) !== slotOf(part.categoryId),
        );
        evaluate([...others, part]);
      }
      expect(parts.length).toBeGreaterThan(30_000);
    });

    test('and beside another, a hundred thousand times', () => {
      let seed = 7;
      const next = () => (seed = (seed * 48_271) % 2_147_483_647);
      for (let pair = 0; pair < 100_000; pair += 1) {
        const two = [parts[next() % parts.length], parts[next() % parts.length]];
        evaluate(two.flatMap((part) => part ?? []));
      }
    });
  },
);

test('a whole build is judged in less than a millisecond', () => {
  for (let warm = 0; warm < 500; warm += 1) evaluate(reference);
  const runs = 2000;
  const start = performance.now();
  for (let run = 0; run < runs; run += 1) evaluate(reference);
  expect((performance.now() - start) / runs).toBeLessThan(1);
});
