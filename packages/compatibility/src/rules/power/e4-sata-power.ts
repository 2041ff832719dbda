import { usesSataPort } from '../../facts/drives.ts';
import { formatComparison, type Rule } from '../../finding.ts';
import { fact, numberOf } from '../../part.ts';

export const e4: Rule = {
  id: 'E4',
  check: ({ drives, supplies }) => {
    const onCable = drives.filter((drive) => usesSataPort(drive) === true);
    const unspecified = drives.filter((drive) => usesSataPort(drive) === undefined);
    if (onCable.length + unspecified.length === 0) return [];
    return supplies.map((supply) => {
      const has = numberOf(supply, 'sataConnectors');
      const evidence = {
        compared: formatComparison(onCable.length, has, 'SATA'),
        facts: [
          ...[...onCable, ...unspecified].map((drive) => fact(drive, 'interface')),
          fact(supply, 'sataConnectors'),
        ],
      };
      if (has === undefined || (unspecified.length > 0 && onCable.length <= has)) {
        return {
          verdict: 'unknown',
          sentence: 'SATA power connectors: not verified.',
          ...evidence,
        };
      }
      return onCable.length > has
        ? {
            verdict: 'warn',
            sentence: 'There are more drives than SATA power connectors. Use a splitter.',
            ...evidence,
          }
        : { verdict: 'ok', sentence: 'Every drive has a power connector.', ...evidence };
    });
  },
};
