import { eachPair } from '../../build.ts';
import { formatComparison, type Rule } from '../../finding.ts';
import { memoryTypesOf } from '../../names.ts';
import { fact } from '../../part.ts';

export const c3: Rule = {
  id: 'C3',
  check: ({ cpus, boards }) =>
    eachPair(cpus, boards, (cpu, board) => {
      const [supported, offered] = [memoryTypesOf(cpu), memoryTypesOf(board)];
      const evidence = {
        compared: formatComparison(supported?.join(', '), offered?.join(', ')),
        facts: [fact(cpu, 'memoryType'), fact(board, 'memoryType')],
      };
      if (!supported || !offered) {
        return {
          verdict: 'unknown',
          sentence: 'Memory type for the processor and board: not verified.',
          ...evidence,
        };
      }
      if (offered.some((type) => supported.includes(type))) {
        return {
          verdict: 'ok',
          sentence: `The processor and board both use ${offered.join(', ')}.`,
          ...evidence,
        };
      }
      return {
        verdict: 'error',
        sentence: `The processor uses ${supported.join(' or ')}. The board uses ${offered.join(', ')}.`,
        ...evidence,
        fix: { slot: 'motherboard', sentence: `Choose a board with ${supported.join(' or ')}` },
      };
    }),
};
