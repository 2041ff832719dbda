import { eachPair } from '../../build.ts';
import { formatComparison, type Rule } from '../../finding.ts';
import { socketOf } from '../../names.ts';
import { fact } from '../../part.ts';

export const c1: Rule = {
  id: 'C1',
  check: ({ cpus, boards }) =>
    eachPair(cpus, boards, (cpu, board) => {
      const [own, offered] = [socketOf(cpu), socketOf(board)];
      const evidence = {
        compared: formatComparison(own, offered),
        facts: [fact(cpu, 'socket'), fact(board, 'socket')],
      };
      if (own === undefined || offered === undefined) {
        return { verdict: 'unknown', sentence: 'Processor socket: not verified.', ...evidence };
      }
      if (own === offered) {
        return {
          verdict: 'ok',
          sentence: `The processor fits the ${offered} socket.`,
          ...evidence,
        };
      }
      return {
        verdict: 'error',
        sentence: `The processor needs an ${own} board. This board is ${offered}.`,
        ...evidence,
        fix: { slot: 'motherboard', sentence: `Choose a board with the ${own} socket` },
      };
    }),
};
