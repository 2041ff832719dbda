import { eachPair } from '../../build.ts';
import { formatComparison, type Rule } from '../../finding.ts';
import { memoryTypesOf } from '../../names.ts';
import { fact } from '../../part.ts';

export const m1: Rule = {
  id: 'M1',
  check: ({ memory, boards }) =>
    eachPair(memory, boards, (kit, board) => {
      const [own, supported] = [memoryTypesOf(kit)?.[0], memoryTypesOf(board)];
      const evidence = {
        compared: formatComparison(own, supported?.join(', ')),
        facts: [fact(kit, 'type'), fact(board, 'memoryType')],
      };
      if (own === undefined || !supported) {
        return { verdict: 'unknown', sentence: 'Memory type: not verified.', ...evidence };
      }
      if (supported.includes(own)) {
        return { verdict: 'ok', sentence: `The board supports ${own} memory.`, ...evidence };
      }
      return {
        verdict: 'error',
        sentence: `The memory is ${own}. The board only supports ${supported.join(', ')}.`,
        ...evidence,
        fix: { slot: 'memory', sentence: `Choose ${supported.join(' or ')} memory` },
      };
    }),
};
