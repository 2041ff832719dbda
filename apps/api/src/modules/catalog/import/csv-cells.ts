import { escapeFormula, unescapeFormula } from '#api/platform/csv.ts';
import type { CellKind } from './csv-columns.ts';

const flags = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

/** Parses a cell. Blank is null; a value of the wrong kind stays text, so that validation names it. */
export function fromCell(kind: CellKind, cell: string): unknown {
  if (cell === '') return null;
  const text = unescapeFormula(cell);
  switch (kind) {
    case 'text':
      return text;
    case 'texts':
      return splitList(text);
    case 'number':
      return toNumber(text);
    case 'numbers':
      return splitList(text).map(toNumber);
    case 'flag':
      return flags.get(text.toLowerCase()) ?? text;
  }
}

/** The inverse of `fromCell`. */
export function toCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return escapeFormula(Array.isArray(value) ? joinList(value) : toText(value));
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const toNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);

// A lone separator is an empty list; a blank cell is unknown.
const joinList = (items: readonly unknown[]) =>
  items.length === 0 ? '|' : items.map((item) => escapeItem(toText(item))).join('|');

const splitList = (text: string) =>
  (text.match(/(?:\\.|[^|\\])+/gs) ?? [])
    .map((item) => item.replace(/^\s+|(?<!\\)\s+$/g, ''))
    .filter((item) => item !== '')
    .map((item) => item.replace(/\\(.)/gs, '$1'));

const escapeItem = (item: string) => item.replace(/[\\|]/g, '\\$&').replace(/^\s|\s$/g, '\\$&');
