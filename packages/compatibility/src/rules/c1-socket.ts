import { eachPair } from '../build.ts';
import { beside, type Rule } from '../finding.ts';
import { socketOf } from '../names.ts';
import { fact } from '../part.ts';

export const c1: Rule = {
  id: 'C1',
  judge: ({ cpus, boards }) =>
    eachPair(cpus, boards, (cpu, board) => {
      const [own, offered] = [socketOf(cpu), socketOf(board)];
      const seen = {
        compared: beside(own, offered),
        facts: [fact(cpu, 'socket'), fact(board, 'socket')],
      };
      if (own === undefined || offered === undefined) {
        return { verdict: 'unknown', sentence: 'Processor socket: not verified.', ...seen };
      }
      if (own === offered) {
        return { verdict: 'ok', sentence: `The processor fits the ${offered} socket.`, ...seen };
      }
      return {
        verdict: 'error',
        sentence: `The processor needs an ${own} board. This one has ${offered}.`,
        ...seen,
        mend: { slot: 'motherboard', sentence: `Choose a board with socket ${own}` },
      };
    }),
};
