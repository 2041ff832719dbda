import { eachPair } from '../build.ts';
import { beside, type Rule } from '../finding.ts';
import { fact, numberOf } from '../part.ts';

export const e3: Rule = {
  id: 'E3',
  judge: ({ boards, supplies }) =>
    eachPair(boards, supplies, (board, supply) => {
      const [wanted, has] = [
        numberOf(board, 'eps8PinConnectors'),
        numberOf(supply, 'eps8PinConnectors'),
      ];
      const seen = {
        compared: beside(wanted, has, '8-pin'),
        facts: [fact(board, 'eps8PinConnectors'), fact(supply, 'eps8PinConnectors')],
      };
      if (wanted === undefined || has === undefined) {
        return { verdict: 'unknown', sentence: 'Processor power plugs: not verified.', ...seen };
      }
      return has < wanted
        ? {
            verdict: 'warn',
            sentence:
              'One processor plug of the board stays empty. It starts, but cannot be pushed.',
            ...seen,
          }
        : { verdict: 'ok', sentence: 'The board gets all its processor plugs.', ...seen };
    }),
};
