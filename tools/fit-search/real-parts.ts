import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Part } from '../../packages/compatibility/src/part.ts';

/** Real parts from BuildCores OpenDB and others (see NOTICE): what the rules read, each kind once. */
export const realPartsFile = new URL('real-parts.ndjson.gz', import.meta.url);

/** How many products have exactly these facts. */
export type RealPart = Part & { products: number };

interface RealParts {
  /** The attributes that were copied, by category. */
  copied: Readonly<Record<string, readonly string[]>>;
  parts: readonly RealPart[];
}

export function readRealParts(): RealParts {
  const [header = '', ...lines] = gunzipSync(readFileSync(realPartsFile)).toString().split('\n');
  // `write-real-parts.ts` writes this shape.
  const { read: copied } = JSON.parse(header) as { read: RealParts['copied'] };
  return { copied, parts: lines.map((line) => JSON.parse(line) as RealPart) };
}
