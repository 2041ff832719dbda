import { ignoredOnImport } from '@sirkito/commerce';
import { fromCell } from './csv-cells.ts';
import { attributeKey, kindOfColumn, productFields } from './csv-columns.ts';
import type { ProductRecord } from '../products/product-record.ts';

export type Fields = Record<string, unknown>;

interface MergedRow {
  fields: Fields;
  attributes: Fields;
  /** The column or field each attribute came from. */
  sources: Map<string, string>;
  /** Provenance fields that are always ignored. */
  ignored: string[];
}

const provenanceFields = new Set(['source', 'sourceId', 'inferred']);
const isField = new Set(productFields);
/** A blank cell or null leaves the stored value of these. */
const neverCleared = new Set(['status', 'totalStock', 'attributes']);

/** Converts CSV cells into the values an NDJSON record has. */
export function parseCells(
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

/** Merges a row into the stored product: absent fields stay, null removes (RFC 7396). */
export function mergeRow(stored: ProductRecord | undefined, values: Readonly<Fields>): MergedRow {
  const { attributes, ...fields } = stored ?? {};
  const merged: MergedRow = {
    fields: { ...fields },
    attributes: { ...attributes },
    sources: new Map(),
    ignored: [],
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null && neverCleared.has(name)) continue;
    if (provenanceFields.has(name)) merged.ignored.push(name);
    else if (isField.has(name)) set(merged.fields, name, value);
    else if (name === 'attributes' && isRecord(value)) {
      for (const [key, part] of Object.entries(value)) {
        mergeAttribute(merged, `attributes.${key}`, part);
      }
    } else if (name === 'attributes') merged.fields[name] = value;
    else mergeAttribute(merged, name, value);
  }
  return merged;
}

function mergeAttribute(merged: MergedRow, source: string, value: unknown): void {
  const key = attributeKey(source);
  if (ignoredOnImport.includes(key)) {
    merged.ignored.push(key);
    return;
  }
  merged.sources.set(key, source);
  set(merged.attributes, key, value);
}

function set(fields: Fields, name: string, value: unknown): void {
  if (value === null) Reflect.deleteProperty(fields, name);
  else fields[name] = value;
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
