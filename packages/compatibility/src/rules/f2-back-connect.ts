import { eachPair } from '../build.ts';
import { beside, type Rule } from '../finding.ts';
import { fact, flagOf } from '../part.ts';

/** How makers name such boards, where nobody has entered the fact yet. */
const backConnectNames = /\b(?:BTF|PZ|PROJECT ZERO|STEALTH)\b/i;

export const f2: Rule = {
  id: 'F2',
  judge: ({ boards, cases }) =>
    eachPair(boards, cases, (board, pcCase) => {
      const isBack = flagOf(board, 'backConnect');
      if (isBack !== true && (isBack === false || !backConnectNames.test(board.name))) {
        return undefined;
      }
      const isMade = flagOf(pcCase, 'backConnect');
      const seen = {
        compared: beside(saying(isBack), saying(isMade)),
        facts: [fact(board, 'backConnect'), fact(pcCase, 'backConnect')],
      };
      if (isMade === true) {
        return { verdict: 'ok', sentence: 'The case is made for back-connect boards.', ...seen };
      }
      if (isBack === undefined || isMade === undefined) {
        return {
          verdict: 'unknown',
          sentence: 'Back-connect board in this case: not verified.',
          ...seen,
        };
      }
      return {
        verdict: 'error',
        sentence: 'The board has its connectors on the back. The case is not made for that.',
        ...seen,
        mend: { slot: 'pc_case', sentence: 'Choose a case for back-connect boards' },
      };
    }),
};

function saying(flag: boolean | undefined): string | undefined {
  if (flag === undefined) return undefined;
  return flag ? 'yes' : 'no';
}
