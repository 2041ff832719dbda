import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allReports, readReport, reportFile, root } from './runners/runner-reports.ts';
import { coverageOf } from './spec/coverage.ts';
import { missingReportLines } from './spec/missing-reports.ts';
import { requirementGroups } from './spec/requirement-list.ts';

const baseline = path.join(root, 'docs/requirements-covered.txt');
const groups = requirementGroups(readFileSync(path.join(root, 'docs/requirements.md'), 'utf8'));
const known = [...groups.values()].flat();
const coveredBefore = existsSync(baseline)
  ? readFileSync(baseline, 'utf8').split('\n').filter(Boolean)
  : [];

const absent = allReports.filter((name) => !existsSync(reportFile(name)));
for (const line of missingReportLines(absent)) console.log(line);
if (absent.length === allReports.length) process.exit(1);

const results = allReports.flatMap((name) => readReport(name) ?? []);
const { covered, unknown, lost } = coverageOf(known, results, coveredBefore);

for (const [heading, numbers] of groups) {
  const missing = numbers.filter((number) => !covered.has(number));
  console.log(`${heading}: ${numbers.length - missing.length} of ${numbers.length}`);
  const present = numbers.filter((number) => covered.has(number));
  if (present.length > 0) console.log(`  covered: ${present.join(' ')}`);
  if (missing.length > 0) console.log(`  missing: ${missing.join(' ')}`);
}
console.log(`${covered.size} of ${known.length} requirements are covered`);

const missing = known.filter((number) => !covered.has(number));
mkdirSync(path.dirname(reportFile('spec')), { recursive: true });
writeFileSync(
  reportFile('spec'),
  `${JSON.stringify({ covered: [...covered], missing, unknown, lost }, null, 2)}\n`,
);

for (const number of unknown) {
  console.log(`A test title names ${number}, which is not in docs/requirements.md`);
}
if (process.argv.includes('--accept')) {
  writeFileSync(
    baseline,
    known
      .filter((number) => covered.has(number))
      .join('\n')
      .concat('\n'),
  );
} else {
  for (const number of lost) console.log(`No longer covered: ${number}`);
  if (lost.length > 0) process.exitCode = 1;
}
if (unknown.length > 0) process.exitCode = 1;
