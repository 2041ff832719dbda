import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import type { Part } from './part.ts';
import { slotOf } from './slots.ts';

const folder = new URL('../../../../shared/data/parts/', import.meta.url);
const hasParts = existsSync(folder);

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
  // Unvalidated on purpose: the rules must cope with anything in the source.
  const { sku, category, name, attributes } = JSON.parse(line) as Part & {
    sku: string;
    category: string;
  };
  return { id: sku, categoryId: category, name, attributes };
}

// The 39,017 parts are stored outside the repository.
describe.skipIf(!hasParts)('every part of the full collection, if available', () => {
  const parts = hasParts ? readParts().filter(({ categoryId }) => slotOf(categoryId)) : [];
  const bySlot = [...Map.groupBy(parts, ({ categoryId }) => slotOf(categoryId)).values()];
  const largest = Math.max(...bySlot.map(({ length }) => length));

  // Each round combines the parts differently, by shifting every slot by its index.
  test.each([0, 1])('evaluates in a complete build, round %i', (round) => {
    let findings = 0;
    for (let index = 0; index < largest; index += 1) {
      const build = bySlot.flatMap((own, slot) => own[(index + round * slot) % own.length] ?? []);
      findings += evaluate(build).findings.length;
    }
    expect(parts.length).toBeGreaterThan(30_000);
    expect(findings).toBeGreaterThan(largest);
  });
});
