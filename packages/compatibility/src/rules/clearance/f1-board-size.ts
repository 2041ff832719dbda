import { eachPair } from '../../build.ts';
import { formatComparison, type Rule } from '../../finding.ts';
import { fact, listOf, textOf } from '../../part.ts';

export const f1: Rule = {
  id: 'F1',
  check: ({ boards, cases }) =>
    eachPair(boards, cases, (board, pcCase) => {
      const [size, supported] = [
        textOf(board, 'formFactor'),
        listOf(pcCase, 'motherboardFormFactors'),
      ];
      const evidence = {
        compared: formatComparison(size, supported?.join(', ')),
        facts: [fact(board, 'formFactor'), fact(pcCase, 'motherboardFormFactors')],
      };
      if (size === undefined || !supported) {
        return {
          verdict: 'unknown',
          sentence: 'Board fit in the case: not verified.',
          ...evidence,
        };
      }
      if (supported.includes(size)) {
        return { verdict: 'ok', sentence: `The case fits ${size} boards.`, ...evidence };
      }
      return {
        verdict: 'error',
        sentence: `The board is ${size}. The case fits ${supported.join(', ')}.`,
        ...evidence,
        fix: { slot: 'pc_case', sentence: `Choose a case that fits ${size} boards` },
      };
    }),
};
