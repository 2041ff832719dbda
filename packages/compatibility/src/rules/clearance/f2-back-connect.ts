import { eachPair } from '../../build.ts';
import { formatComparison, type Rule } from '../../finding.ts';
import { fact, flagOf } from '../../part.ts';

/** Product names of back-connect boards, for records without the attribute. */
const backConnectNames = /\b(?:BTF|PZ|PROJECT ZERO|STEALTH)\b/i;

export const f2: Rule = {
  id: 'F2',
  check: ({ boards, cases }) =>
    eachPair(boards, cases, (board, pcCase) => {
      const hasBackConnect = flagOf(board, 'backConnect');
      if (
        hasBackConnect !== true &&
        (hasBackConnect === false || !backConnectNames.test(board.name))
      ) {
        return undefined;
      }
      const isSupported = flagOf(pcCase, 'backConnect');
      const evidence = {
        compared: formatComparison(formatFlag(hasBackConnect), formatFlag(isSupported)),
        facts: [fact(board, 'backConnect'), fact(pcCase, 'backConnect')],
      };
      if (isSupported === true) {
        return { verdict: 'ok', sentence: 'The case supports back-connect boards.', ...evidence };
      }
      if (hasBackConnect === undefined || isSupported === undefined) {
        return {
          verdict: 'unknown',
          sentence: 'Back-connect support of the case: not verified.',
          ...evidence,
        };
      }
      return {
        verdict: 'error',
        sentence: "The board has its connectors on the back. The case doesn't support that.",
        ...evidence,
        fix: { slot: 'pc_case', sentence: 'Choose a case that supports back-connect boards' },
      };
    }),
};

function formatFlag(flag: boolean | undefined): string | undefined {
  if (flag === undefined) return undefined;
  return flag ? 'yes' : 'no';
}
