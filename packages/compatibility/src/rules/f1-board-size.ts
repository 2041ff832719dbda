import { eachPair } from '../build.ts';
import { beside, type Rule } from '../finding.ts';
import { fact, listOf, textOf } from '../part.ts';

export const f1: Rule = {
  id: 'F1',
  judge: ({ boards, cases }) =>
    eachPair(boards, cases, (board, pcCase) => {
      const [size, takes] = [textOf(board, 'formFactor'), listOf(pcCase, 'motherboardFormFactors')];
      const seen = {
        compared: beside(size, takes?.join(', ')),
        facts: [fact(board, 'formFactor'), fact(pcCase, 'motherboardFormFactors')],
      };
      if (size === undefined || !takes) {
        return { verdict: 'unknown', sentence: 'Board size in this case: not verified.', ...seen };
      }
      if (takes.includes(size)) {
        return { verdict: 'ok', sentence: `The case takes ${size} boards.`, ...seen };
      }
      return {
        verdict: 'error',
        sentence: `The board is ${size}. The case takes ${takes.join(', ')}.`,
        ...seen,
        mend: { slot: 'pc_case', sentence: `Choose a case for ${size} boards` },
      };
    }),
};
