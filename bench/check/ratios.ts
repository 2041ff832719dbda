import type { Finding, Row } from '../harness/bench-case.ts';

export type Form = 'short' | 'full';
/** Ratios by case and line. */
export type Ratios = Record<string, Record<string, number>>;

export interface Comparison {
  line: string;
  baseline: number;
  /** NaN if the run didn't measure this line. */
  measured: number;
  limit: number;
  ok: boolean;
}

/** Columns to compare, both independent of the machine's speed. */
const columns = { cpu: 'CPU × baseline', orders: '× TPC-B' };

/** Rows that measure a baseline rather than the shop. */
const isBaseline = ({ what }: Row) => /^(minimal shop|pgbench|plain Fastify|nginx)/.test(`${what}`);

/** Returns the ratios of all findings, except those to our own SQL. */
export function ratiosOf(results: Readonly<Record<string, readonly Finding[]>>): Ratios {
  return Object.fromEntries(
    Object.entries(results).map(([name, findings]) => [
      name,
      Object.fromEntries(findings.flatMap(ratiosIn)),
    ]),
  );
}

function ratiosIn({ title, rows }: Finding): [string, number][] {
  if (String(rows[0]?.['what']).startsWith('pgbench')) return [];
  return rows
    .filter((row) => !isBaseline(row))
    .flatMap((row) =>
      Object.values(columns).flatMap((column): [string, number][] => {
        const value = row[column];
        return typeof value === 'number' ? [[`${title}: ${row['what']}, ${column}`, value]] : [];
      }),
    );
}

/** Compares the lines of the cases that ran with their baselines. */
export function compareRatios(measured: Ratios, baseline: Ratios, tolerance: number): Comparison[] {
  return Object.entries(measured).flatMap(([name, ratios]) =>
    Object.entries(baseline[name] ?? {}).map(([line, value]) => {
      const isRate = line.endsWith(columns.orders);
      const limit = isRate ? value / (1 + tolerance) : value * (1 + tolerance);
      const now = ratios[line] ?? NaN;
      return {
        line,
        baseline: value,
        measured: now,
        limit,
        ok: isRate ? now >= limit : now <= limit,
      };
    }),
  );
}

/** Replaces the failed lines by a second measurement: a busy machine rarely fails the same line twice. */
export const confirmFailures = (
  first: readonly Comparison[],
  second: readonly Comparison[],
): Comparison[] =>
  first.map((one) => (one.ok ? one : (second.find(({ line }) => line === one.line) ?? one)));
