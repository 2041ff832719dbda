import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '@sirkito/e2e/stack/settings';
import { reportFile } from '../../scripts/runners/runner-reports.ts';
import type { TestResult } from '../../scripts/runners/test-result.ts';
import { rounded } from '../harness/statistics.ts';
import { toTable } from '../harness/table.ts';
import {
  compareRatios,
  confirmFailures,
  type Comparison,
  type Form,
  type Ratios,
} from './ratios.ts';

const file = join(root, 'bench/baseline.json');

/**
 * Short: in six runs at load averages of 11 to 20 on two cores, ratios were up to 20 % above their
 * median, once 53 % for rendering with fewer requests than now. Full: a loaded run of `home` was 19 %
 * above a calm one; the other cases have no repeated runs yet.
 */
const tolerances: Record<Form, number> = { short: 0.5, full: 0.4 };

type Baseline = Record<Form, Ratios>;

export const readBaseline = async (): Promise<Baseline> =>
  JSON.parse(await readFile(file, 'utf8')) as Baseline; // as updateBaseline writes it

/** Replaces the ratios of the cases that ran. */
export async function updateBaseline(form: Form, measured: Ratios): Promise<void> {
  const baseline = await readBaseline();
  Object.assign(baseline[form], measured);
  await writeFile(file, `${JSON.stringify(baseline, null, 2)}\n`);
  console.log(`\nBaseline written to ${file}.`);
}

/**
 * Prints and reports each line, and returns whether all are within their limits. Measures again if
 * one is not.
 */
export async function checkBaseline(
  form: Form,
  measured: Ratios,
  measureAgain: () => Promise<Ratios>,
): Promise<boolean> {
  const tolerance = tolerances[form];
  const baseline = (await readBaseline())[form];
  const compare = (ratios: Ratios) => compareRatios(ratios, baseline, tolerance);
  const first = compare(measured);
  const isFine = first.every(({ ok }) => ok);
  const lines = isFine ? first : confirmFailures(first, compare(await measureAgain()));
  const title = `Against bench/baseline.json, tolerance ${tolerance * 100} %`;
  console.log(`\n${toTable({ title, rows: lines.map(toRow) })}`);
  const report = reportFile('bench-check');
  await mkdir(dirname(report), { recursive: true });
  await writeFile(report, `${JSON.stringify(lines.map(toTestResult), null, 2)}\n`);
  if (lines.length === 0) {
    console.error(`bench/baseline.json has no ${form} baseline for this run.`);
  }
  return lines.length > 0 && lines.every(({ ok }) => ok);
}

const toRow = ({ line, baseline, measured, limit, ok }: Comparison) => ({
  line,
  baseline,
  measured: Number.isNaN(measured) ? null : measured,
  limit: rounded(limit),
  result: ok ? 'ok' : 'WORSE',
});

const toTestResult = ({ line, baseline, measured, limit, ok }: Comparison): TestResult => ({
  title: `${line}: ${measured}, baseline ${baseline}, limit ${rounded(limit)}`,
  outcome: ok ? 'passed' : 'failed',
});
