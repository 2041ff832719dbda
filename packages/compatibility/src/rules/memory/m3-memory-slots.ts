import { formatComparison, count, type Rule } from '../../finding.ts';
import { fact, numberOf } from '../../part.ts';

export const m3: Rule = {
  id: 'M3',
  check: ({ memory, boards }) =>
    memory.length === 0
      ? []
      : boards.map((board) => {
          const slots = numberOf(board, 'memorySlots');
          const modules = memory.map((kit) => numberOf(kit, 'moduleCount'));
          const needed = modules.reduce<number>((sum, own) => sum + (own ?? 1), 0);
          const evidence = {
            compared: formatComparison(needed, slots, 'slots'),
            facts: [...memory.map((kit) => fact(kit, 'moduleCount')), fact(board, 'memorySlots')],
          };
          if (slots !== undefined && needed > slots) {
            return {
              verdict: 'error',
              sentence: `${count(needed, 'memory module')}, but the board has ${count(slots, 'slot')}.`,
              ...evidence,
              fix: {
                slot: 'memory',
                sentence: `Choose a kit of ${String(slots)} modules or fewer`,
              },
            };
          }
          if (slots === undefined || modules.includes(undefined)) {
            return {
              verdict: 'unknown',
              sentence: 'Free memory slots: not verified.',
              ...evidence,
            };
          }
          return { verdict: 'ok', sentence: 'Every memory module has a slot.', ...evidence };
        }),
};
