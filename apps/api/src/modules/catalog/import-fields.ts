import { ignoredOnImport } from '@sirkito/commerce';
import { fromCell } from './csv-cells.ts';
import { factOf, kindOfColumn, productFields } from './csv-columns.ts';
import type { ProductRecord } from './product-record.ts';

export type Fields = Record<string, unknown>;

interface Laid {
  fields: Fields;
  attributes: Fields;
  /** The column or field each fact came from. */
  sources: Map<string, string>;
  /** Notes of a source about itself, left out by rule. */
  ignored: string[];
}

const ownNotes = new Set(['source', 'sourceId', 'inferred']);
const isField = new Set(productFields);
/** For these a blank cell or null cannot mean "none": what is stored stays. */
const neverCleared = new Set(['status', 'totalStock', 'attributes']);

/** The same words as a record of NDJSON. */
export function fromCells(
  cells: Readonly<Record<string, string>>,
  categoryId: string | undefined,
): Fields {
  return Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [
      column,
      fromCell(kindOfColumn(column, categoryId), cell),
    ]),
  );
}

/** Lays a row over what is stored: what it does not say stays, null takes away (RFC 7396). */
export function layOver(stored: ProductRecord | undefined, said: Readonly<Fields>): Laid {
  const { attributes: facts, ...kept } = stored ?? {};
  const laid: Laid = {
    fields: { ...kept },
    attributes: { ...facts },
    sources: new Map(),
    ignored: [],
  };
  for (const [name, value] of Object.entries(said)) {
    if (value === null && neverCleared.has(name)) continue;
    if (ownNotes.has(name)) laid.ignored.push(name);
    else if (isField.has(name)) set(laid.fields, name, value);
    else if (name === 'attributes' && isRecord(value)) {
      for (const [key, fact] of Object.entries(value)) layFact(laid, `attributes.${key}`, fact);
    } else if (name === 'attributes') laid.fields[name] = value;
    else layFact(laid, name, value);
  }
  return laid;
}

function layFact(laid: Laid, source: string, fact: unknown): void {
  const key = factOf(source);
  if (ignoredOnImport.includes(key)) {
    laid.ignored.push(key);
    return;
  }
  laid.sources.set(key, source);
  set(laid.attributes, key, fact);
}

function set(fields: Fields, name: string, value: unknown): void {
  if (value === null) Reflect.deleteProperty(fields, name);
  else fields[name] = value;
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
