import { eachPair } from '../build.ts';
import { beside, type Rule } from '../finding.ts';
import { fact, listOf, numberOf } from '../part.ts';

export const h1: Rule = {
  id: 'H1',
  judge: ({ cases, boards }) =>
    eachPair(cases, boards, (pcCase, board) => {
      const ports = listOf(pcCase, 'ports')?.filter((port) => /Type-C|USB-C/i.test(port));
      if (ports?.length === 0) return undefined;
      const headers = numberOf(board, 'usbCHeaders');
      const seen = {
        compared: beside(ports && 'USB-C', headers, 'headers'),
        facts: [fact(pcCase, 'ports'), fact(board, 'usbCHeaders')],
      };
      if (!ports || headers === undefined) {
        return { verdict: 'unknown', sentence: 'USB-C in front: not verified.', ...seen };
      }
      return headers === 0
        ? {
            verdict: 'warn',
            sentence: 'The USB-C port of the case stays dead: the board has no header for it.',
            ...seen,
          }
        : { verdict: 'ok', sentence: 'The USB-C port in front works.', ...seen };
    }),
};
