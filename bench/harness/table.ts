import type { Finding, Row } from './bench-case.ts';

/** Formats a finding as a title, aligned columns and notes. */
export function toTable({ title, rows, notes = [] }: Finding): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => cell(row, column)))];
  const widths = columns.map((_, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  );
  const table = lines.map((line) =>
    line
      .map((text, index) => pad(text, widths[index] ?? 0, index > 0))
      .join('  ')
      .trimEnd(),
  );
  return [title, ...table, ...notes.map((note) => `· ${note}`)].join('\n');
}

function cell(row: Row, column: string): string {
  const value = row[column];
  if (value === null || value === undefined) return '–';
  return typeof value === 'number' ? value.toLocaleString('en', digits) : value;
}

const digits = { maximumFractionDigits: 4 };
const pad = (text: string, width: number, isRight: boolean) =>
  isRight ? text.padStart(width) : text.padEnd(width);
