import { eachPair } from '../../build.ts';
import { formatComparison, type Rule } from '../../finding.ts';
import { fact, numberOf } from '../../part.ts';

export const e3: Rule = {
  id: 'E3',
  check: ({ boards, supplies }) =>
    eachPair(boards, supplies, (board, supply) => {
      const [needed, has] = [
        numberOf(board, 'eps8PinConnectors'),
        numberOf(supply, 'eps8PinConnectors'),
      ];
      const evidence = {
        compared: formatComparison(needed, has, '8-pin'),
        facts: [fact(board, 'eps8PinConnectors'), fact(supply, 'eps8PinConnectors')],
      };
      if (needed === undefined || has === undefined) {
        return {
          verdict: 'unknown',
          sentence: 'CPU power connectors: not verified.',
          ...evidence,
        };
      }
      return has < needed
        ? {
            verdict: 'warn',
            sentence:
              "The board has more CPU power connectors than the power supply. That's fine unless you overclock.",
            ...evidence,
          }
        : {
            verdict: 'ok',
            sentence: 'The power supply has enough CPU power connectors.',
            ...evidence,
          };
    }),
};
