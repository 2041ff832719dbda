import { formatComparison, count, type Rule } from '../../finding.ts';
import { fact, numberOf } from '../../part.ts';

export const f4: Rule = {
  id: 'F4',
  check: ({ cards, cases }) =>
    cards.length === 0
      ? []
      : cases.map((pcCase) => {
          const has = numberOf(pcCase, 'expansionSlots');
          const widths = cards.map((card) => numberOf(card, 'slotWidth'));
          const needed = widths.reduce<number>((sum, width) => sum + Math.ceil(width ?? 1), 0);
          const [noun, take] = cards.length === 1 ? ['card', 'takes'] : ['cards', 'take'];
          const evidence = {
            compared: formatComparison(needed, has, 'slots'),
            facts: [
              ...cards.map((card) => fact(card, 'slotWidth')),
              fact(pcCase, 'expansionSlots'),
            ],
          };
          if (has !== undefined && needed > has) {
            return {
              verdict: 'error',
              sentence: `The graphics ${noun} ${take} up ${count(needed, 'slot')}. The case has ${String(has)}.`,
              ...evidence,
              fix: {
                slot: 'pc_case',
                sentence: `Choose a case with ${count(needed, 'slot')} or more`,
              },
            };
          }
          if (has === undefined || widths.includes(undefined)) {
            return {
              verdict: 'unknown',
              sentence: `Expansion slots for the ${noun}: not verified.`,
              ...evidence,
            };
          }
          return {
            verdict: 'ok',
            sentence: `The case has enough slots for the ${noun}.`,
            ...evidence,
          };
        }),
};
