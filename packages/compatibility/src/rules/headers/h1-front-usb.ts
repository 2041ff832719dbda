import { eachPair } from '../../build.ts';
import { formatComparison, type Rule } from '../../finding.ts';
import { fact, listOf, numberOf } from '../../part.ts';

export const h1: Rule = {
  id: 'H1',
  check: ({ cases, boards }) =>
    eachPair(cases, boards, (pcCase, board) => {
      const ports = listOf(pcCase, 'ports')?.filter((port) => /Type-C|USB-C/i.test(port));
      if (ports?.length === 0) return undefined;
      const headers = numberOf(board, 'usbCHeaders');
      const evidence = {
        compared: formatComparison(ports && 'USB-C', headers, 'headers'),
        facts: [fact(pcCase, 'ports'), fact(board, 'usbCHeaders')],
      };
      if (!ports || headers === undefined) {
        return { verdict: 'unknown', sentence: 'Front USB-C port: not verified.', ...evidence };
      }
      return headers === 0
        ? {
            verdict: 'warn',
            sentence: "The front USB-C port won't work: the board has no header for it.",
            ...evidence,
          }
        : { verdict: 'ok', sentence: 'The front USB-C port works.', ...evidence };
    }),
};
