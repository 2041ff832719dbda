import { eachPair } from '../build.ts';
import { beside, type Rule } from '../finding.ts';
import { memoryTypesOf } from '../names.ts';
import { fact } from '../part.ts';

export const c3: Rule = {
  id: 'C3',
  judge: ({ cpus, boards }) =>
    eachPair(cpus, boards, (cpu, board) => {
      const [takes, offered] = [memoryTypesOf(cpu), memoryTypesOf(board)];
      const seen = {
        compared: beside(takes?.join(', '), offered?.join(', ')),
        facts: [fact(cpu, 'memoryType'), fact(board, 'memoryType')],
      };
      if (!takes || !offered) {
        return {
          verdict: 'unknown',
          sentence: 'Whether the processor takes the memory of this board: not verified.',
          ...seen,
        };
      }
      if (offered.some((type) => takes.includes(type))) {
        return {
          verdict: 'ok',
          sentence: `Processor and board both use ${offered.join(', ')}.`,
          ...seen,
        };
      }
      return {
        verdict: 'error',
        sentence: `The processor works with ${takes.join(' or ')}. The board takes ${offered.join(', ')}.`,
        ...seen,
        mend: { slot: 'motherboard', sentence: `Choose a board for ${takes.join(' or ')}` },
      };
    }),
};
