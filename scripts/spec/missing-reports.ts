import { nightlyReports } from '../runners/runner-reports.ts';

/** Names the reports that are missing and the commands that write them. */
export function missingReportLines(missing: readonly string[]): string[] {
  if (missing.length === 0) return [];
  return [
    `Missing reports: ${missing.join(', ')}`,
    ...[...new Set(missing.map(commandOf))].map((command) => `  run: ${command}`),
  ];
}

function commandOf(name: string): string {
  if (name === 'playwright') return 'npm run build && npm run e2e';
  return nightlyReports.includes(name) ? 'npm run nightly' : 'npm run verify';
}
