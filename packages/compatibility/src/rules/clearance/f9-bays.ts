import { formatComparison, type Rule } from '../../finding.ts';
import { isServerDrive } from '../../facts/drives.ts';
import { fact, numberOf, textOf } from '../../part.ts';

export const f9: Rule = {
  id: 'F9',
  check: ({ drives, cases }) => {
    const of = (form: string) => drives.filter((drive) => textOf(drive, 'formFactor') === form);
    const [large, small] = [of('3.5"'), of('2.5"')];
    const unspecified = drives.filter((drive) => textOf(drive, 'formFactor') === undefined);
    if (large.length + small.length + unspecified.length === 0) return [];
    return cases.map((pcCase) => {
      const [bays35, bays25] = [numberOf(pcCase, 'bays35'), numberOf(pcCase, 'bays25')];
      const spare = bays35 === undefined ? Infinity : bays35 - large.length;
      const evidence = {
        compared: `${formatComparison(large.length, bays35)} 3.5", ${formatComparison(small.length, bays25)} 2.5"`,
        facts: [
          ...[...large, ...small, ...unspecified].map((drive) => fact(drive, 'formFactor')),
          fact(pcCase, 'bays35'),
          fact(pcCase, 'bays25'),
        ],
      };
      if (spare < 0 || (bays25 !== undefined && small.length > bays25 + spare)) {
        return {
          verdict: 'error',
          sentence: "The case doesn't have enough bays for these drives.",
          ...evidence,
          fix: { slot: 'pc_case', sentence: 'Choose a case with more drive bays' },
        };
      }
      // A bay is no use to a drive that desktop boards have no connector for.
      const isUncertain = unspecified.length > 0 || drives.some(isServerDrive);
      if (bays35 === undefined || bays25 === undefined || isUncertain) {
        return { verdict: 'unknown', sentence: 'Drive bays: not verified.', ...evidence };
      }
      return { verdict: 'ok', sentence: 'Every drive has a bay.', ...evidence };
    });
  },
};
