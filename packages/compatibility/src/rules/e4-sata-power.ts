import { usesSataPort } from '../drives.ts';
import { beside, type Rule } from '../finding.ts';
import { fact, numberOf } from '../part.ts';

export const e4: Rule = {
  id: 'E4',
  judge: ({ drives, supplies }) => {
    const onCable = drives.filter((drive) => usesSataPort(drive) === true);
    const unsaid = drives.filter((drive) => usesSataPort(drive) === undefined);
    if (onCable.length + unsaid.length === 0) return [];
    return supplies.map((supply) => {
      const has = numberOf(supply, 'sataConnectors');
      const seen = {
        compared: beside(onCable.length, has, 'SATA'),
        facts: [
          ...[...onCable, ...unsaid].map((drive) => fact(drive, 'interface')),
          fact(supply, 'sataConnectors'),
        ],
      };
      if (has === undefined || (unsaid.length > 0 && onCable.length <= has)) {
        return { verdict: 'unknown', sentence: 'SATA power plugs: not verified.', ...seen };
      }
      return onCable.length > has
        ? {
            verdict: 'warn',
            sentence: 'More drives than SATA power plugs. A splitter helps.',
            ...seen,
          }
        : { verdict: 'ok', sentence: 'Every drive gets a power plug.', ...seen };
    });
  },
};
