import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  gateReports,
  nightlyReports,
  readReport,
  reportFile,
  root,
} from './runners/runner-reports.ts';
import { coverageOf } from './spec/coverage.ts';
import { coveredText, readCovered } from './spec/covered-list.ts';
import { missingReportLines } from './spec/missing-reports.ts';
import { requirementGroups } from './spec/requirement-list.ts';

const { values: options } = parseArgs({
  options: {
    /** Checks what only the nightly run proves, from its reports. */
    nightly: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
});
const list = path.join(root, 'docs/requirements-covered.txt');
const groups = requirementGroups(readFileSync(path.join(root, 'docs/requirements.md'), 'utf8'));
const known = [...groups.values()].flat();
const before = readCovered(readFileSync(list, 'utf8'));

const reports = options.nightly ? nightlyReports : gateReports;
const absent = reports.filter((name) => !existsSync(reportFile(name)));
for (const line of missingReportLines(absent)) console.log(line);
if (absent.length === reports.length) process.exit(1);

const results = reports.flatMap((name) => readReport(name) ?? []);
const [own, others] = options.nightly
  ? [before.nightly, before.gate]
  : [before.gate, before.nightly];
const coverage = coverageOf(known, results, own);
const covered = coverage.covered.difference(new Set(others));

for (const [heading, numbers] of groups) {
  const left = numbers.filter((number) => !others.includes(number));
  const present = left.filter((number) => covered.has(number));
  const missing = left.filter((number) => !covered.has(number));
  if (options.nightly && present.length === 0) continue;
  console.log(`${heading}: ${present.length} of ${left.length}`);
  if (present.length > 0) console.log(`  covered: ${present.join(' ')}`);
  if (missing.length > 0 && !options.nightly) console.log(`  missing: ${missing.join(' ')}`);
}
const elsewhere = options.nightly ? 'by the gate' : 'by the nightly run';
console.log(
  `${covered.size} of ${known.length} requirements are covered, ${others.length} more ${elsewhere}`,
);

const { unknown, lost } = coverage;
const missing = known.filter((number) => !covered.has(number) && !others.includes(number));
const report = reportFile(options.nightly ? 'spec-nightly' : 'spec');
mkdirSync(path.dirname(report), { recursive: true });
writeFileSync(
  report,
  `${JSON.stringify({ covered: [...covered], missing, unknown, lost }, null, 2)}\n`,
);

for (const number of unknown) {
  console.log(`A test title names ${number}, which is not in docs/requirements.md`);
}
if (options.accept) {
  const accepted = known.filter((number) => covered.has(number));
  const lists = options.nightly ? { ...before, nightly: accepted } : { ...before, gate: accepted };
  writeFileSync(list, coveredText(known, lists));
} else {
  for (const number of lost) console.log(`No longer covered: ${number}`);
  if (lost.length > 0) process.exitCode = 1;
}
if (unknown.length > 0) process.exitCode = 1;
