import { formatCount, formatNumber } from '@sirkito/commerce';
import type { ImportReport } from '#api/modules/catalog/import/import-report.ts';
import type { ImportFinding } from '#api/modules/catalog/import/import-row.ts';

interface Group {
  finding: ImportFinding;
  locations: string[];
  count: number;
}

const maxGroups = 1_000;
const maxShown = 40;
const maxLocations = 3;

/** Groups equal findings, so that the summary stays short. */
export function groupFindings() {
  const groups = new Map<string, Group>();
  let uncounted = 0;
  return {
    add(finding: ImportFinding): void {
      const { outcome, field, reason } = finding;
      const key = JSON.stringify([outcome, field, reason]);
      const group = groups.get(key) ?? { finding, locations: [], count: 0 };
      if (!groups.has(key) && groups.size >= maxGroups) uncounted += 1;
      else groups.set(key, group);
      group.count += 1;
      if (group.locations.length < maxLocations) group.locations.push(locationOf(finding));
    },
    lines(): string[] {
      const all = [...groups.values()].toSorted(rejectedFirst);
      const rest = all.slice(maxShown).reduce((sum, { count }) => sum + count, uncounted);
      return [
        ...all.slice(0, maxShown).map(toLine),
        ...(rest > 0
          ? [`  … and ${formatNumber(rest)} more; use --report FILE to see them all`]
          : []),
      ];
    },
  };
}

const locationOf = ({ file, line, sku }: ImportFinding) =>
  `${file.split('/').at(-1)} line ${line}${sku ? ` (${sku})` : ''}`;

const rejectedFirst = (one: Group, other: Group) =>
  other.finding.outcome.localeCompare(one.finding.outcome) || other.count - one.count;

function toLine({ finding: { outcome, field, reason }, locations, count }: Group): string {
  const rest =
    count > locations.length ? ` and ${formatNumber(count - locations.length)} more` : '';
  const what = outcome === 'rejected' ? 'rejected' : 'ignored ';
  return `  ${what}  ${field || 'row'}: ${reason}. ${locations.join(', ')}${rest}`;
}

/** Summarizes the import in sentences. */
export function summarize(report: ImportReport, { dryRun }: { dryRun: boolean }): string[] {
  const { rows, added, changed, unchanged, rejected, skipped, brandsAdded } = report;
  const [add, change] = dryRun ? ['would be added', 'would be changed'] : ['added', 'changed'];
  const ignored = Object.entries(report.ignored).map(([name, n]) => `${name} (${formatNumber(n)})`);
  return [
    `${formatCount(rows, 'row')}: ${formatNumber(added)} ${add}, ${formatNumber(changed)} ${change}, ` +
      `${formatNumber(unchanged)} unchanged, ${formatNumber(rejected)} rejected.`,
    ...(brandsAdded > 0 ? [`${formatCount(brandsAdded, 'brand')} ${add}.`] : []),
    ...(skipped > 0 ? [`${formatCount(skipped, 'value')} ignored in imported rows.`] : []),
    ...(ignored.length > 0 ? [`Ignored source columns: ${ignored.join(', ')}.`] : []),
  ];
}
