import { eachPair } from '../build.ts';
import { beside, type Rule } from '../finding.ts';
import { memoryTypesOf } from '../names.ts';
import { fact } from '../part.ts';

export const m1: Rule = {
  id: 'M1',
  judge: ({ memory, boards }) =>
    eachPair(memory, boards, (kit, board) => {
      const [own, takes] = [memoryTypesOf(kit)?.[0], memoryTypesOf(board)];
      const seen = {
        compared: beside(own, takes?.join(', ')),
        facts: [fact(kit, 'type'), fact(board, 'memoryType')],
      };
      if (own === undefined || !takes) {
        return { verdict: 'unknown', sentence: 'Memory type: not verified.', ...seen };
      }
      if (takes.includes(own)) {
        return { verdict: 'ok', sentence: `The board takes ${own} memory.`, ...seen };
      }
      return {
        verdict: 'error',
        sentence: `The memory is ${own}. The board takes only ${takes.join(', ')}.`,
        ...seen,
        mend: { slot: 'memory', sentence: `Choose ${takes.join(' or ')} memory` },
      };
    }),
};
