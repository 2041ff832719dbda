import type { CellKind } from './csv-columns.ts';

const flags = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

/** A blank cell is null. One that does not read as its kind stays text, to be refused as such. */
export function fromCell(kind: CellKind, cell: string): unknown {
  if (cell === '') return null;
  const text = cell.replace(guarded, '');
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

/** What `fromCell` reads back as the same value. */
export function toCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = Array.isArray(value) ? joinList(value) : toText(value);
  return formula.test(text) ? `'${text}` : text;
}

// A spreadsheet would run a cell that starts like a formula; an apostrophe in front makes it text.
const formula = /^'*[=+\-@\t\r]/;
const guarded = /^'(?='*[=+\-@\t\r])/;

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const toNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);

// A lone separator is a list of nothing, which is not the same as not known.
const joinList = (items: readonly unknown[]) =>
  items.length === 0 ? '|' : items.map((item) => escapeItem(toText(item))).join('|');

const splitList = (text: string) =>
  (text.match(/(?:\\.|[^|\\])+/gs) ?? [])
    .map((item) => item.replace(/^\s+|(?<!\\)\s+$/g, ''))
    .filter((item) => item !== '')
    .map((item) => item.replace(/\\(.)/gs, '$1'));

const escapeItem = (item: string) => item.replace(/[\\|]/g, '\\$&').replace(/^\s|\s$/g, '\\$&');
