import type { ImportReport } from '#api/modules/catalog/import-report.ts';
import type { ImportFinding } from '#api/modules/catalog/import-row.ts';

interface Group {
  finding: ImportFinding;
  places: string[];
  count: number;
}

const mostGroups = 1_000;
const mostShown = 40;
const mostPlaces = 3;
const figure = new Intl.NumberFormat('en');

/** Gathers findings that say the same, so that the screen stays short however many there are. */
export function gatherFindings() {
  const groups = new Map<string, Group>();
  let uncounted = 0;
  return {
    add(finding: ImportFinding): void {
      const { outcome, field, reason } = finding;
      const key = JSON.stringify([outcome, field, reason]);
      const group = groups.get(key) ?? { finding, places: [], count: 0 };
      if (!groups.has(key) && groups.size >= mostGroups) uncounted += 1;
      else groups.set(key, group);
      group.count += 1;
      if (group.places.length < mostPlaces) group.places.push(placeOf(finding));
    },
    lines(): string[] {
      const all = [...groups.values()].toSorted(rejectedFirst);
      const rest = all.slice(mostShown).reduce((sum, { count }) => sum + count, uncounted);
      return [
        ...all.slice(0, mostShown).map(toLine),
        ...(rest > 0 ? [`  … and ${figure.format(rest)} more: give --report FILE for all`] : []),
      ];
    },
  };
}

const placeOf = ({ file, line, sku }: ImportFinding) =>
  `${file.split('/').at(-1)} line ${line}${sku ? ` (${sku})` : ''}`;

const rejectedFirst = (one: Group, other: Group) =>
  other.finding.outcome.localeCompare(one.finding.outcome) || other.count - one.count;

function toLine({ finding: { outcome, field, reason }, places, count }: Group): string {
  const rest = count > places.length ? ` and ${figure.format(count - places.length)} more` : '';
  const what = outcome === 'rejected' ? 'rejected' : 'left out';
  return `  ${what}  ${field || 'row'}: ${reason}. ${places.join(', ')}${rest}`;
}

/** The figures in sentences. */
export function summarize(report: ImportReport, { dryRun }: { dryRun: boolean }): string[] {
  const { rows, added, changed, unchanged, rejected, leftOut, brandsAdded } = report;
  const [add, change] = dryRun ? ['would be added', 'would change'] : ['added', 'changed'];
  const ignored = Object.entries(report.ignored).map(
    ([name, n]) => `${name} (${figure.format(n)})`,
  );
  return [
    `${figure.format(rows)} rows: ${figure.format(added)} ${add}, ${figure.format(changed)} ${change}, ` +
      `${figure.format(unchanged)} unchanged, ${figure.format(rejected)} rejected.`,
    ...(brandsAdded > 0 ? [`${figure.format(brandsAdded)} brands ${add}.`] : []),
    ...(leftOut > 0 ? [`${figure.format(leftOut)} values left out of rows that were taken.`] : []),
    ...(ignored.length > 0
      ? [`Left out by rule, as notes of a source: ${ignored.join(', ')}.`]
      : []),
  ];
}
