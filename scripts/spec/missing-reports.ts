const commandOf: Record<string, string> = {
  playwright: 'npm run build && npm run e2e',
  chaos: 'npm run build && npm run chaos -- short',
  fuzz: 'npm run build && npm run fuzz -- --short',
  'bench-check': 'npm run build && npm run bench -- --short --check',
};

/** Names the reports that are missing and the commands that write them. */
export function missingReportLines(missing: readonly string[]): string[] {
  if (missing.length === 0) return [];
  const commands = missing.map((name) => commandOf[name] ?? 'npm run verify');
  return [
    `Missing reports: ${missing.join(', ')}`,
    ...[...new Set(commands)].map((command) => `  run: ${command}`),
  ];
}
