import type { Rule } from '../../finding.ts';
import { fact, textOf } from '../../part.ts';

export const h3: Rule = {
  id: 'H3',
  check: ({ boards, adapters }) =>
    boards.map((board) => {
      const own = textOf(board, 'wifi');
      const added = adapters.filter((part) => textOf(part, 'type')?.startsWith('Wi-Fi'));
      const evidence = {
        compared: added.length > 0 ? 'adapter' : (own ?? '?'),
        facts: [fact(board, 'wifi'), ...added.map((part) => fact(part, 'type'))],
      };
      if (added.length > 0 || (own !== undefined && own !== 'None')) {
        return { verdict: 'ok', sentence: 'Wi-Fi is included.', ...evidence };
      }
      return own === undefined
        ? { verdict: 'unknown', sentence: 'Wi-Fi on the board: not verified.', ...evidence }
        : {
            verdict: 'info',
            sentence: 'No Wi-Fi. Use a network cable or add an adapter.',
            ...evidence,
          };
    }),
};
