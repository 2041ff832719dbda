import { beside, count, type Rule } from '../finding.ts';
import { fact, numberOf } from '../part.ts';

export const f4: Rule = {
  id: 'F4',
  judge: ({ cards, cases }) =>
    cards.length === 0
      ? []
      : cases.map((pcCase) => {
          const has = numberOf(pcCase, 'expansionSlots');
          const widths = cards.map((card) => numberOf(card, 'slotWidth'));
          const needed = widths.reduce<number>((sum, width) => sum + Math.ceil(width ?? 1), 0);
          const seen = {
            compared: beside(needed, has, 'slots'),
            facts: [
              ...cards.map((card) => fact(card, 'slotWidth')),
              fact(pcCase, 'expansionSlots'),
            ],
          };
          if (has !== undefined && needed > has) {
            return {
              verdict: 'error',
              sentence: `The graphics card covers ${count(needed, 'slot')}. The case has ${String(has)}.`,
              ...seen,
              mend: { slot: 'pc_case', sentence: `Choose a case with ${String(needed)} slots` },
            };
          }
          if (has === undefined || widths.includes(undefined)) {
            return {
              verdict: 'unknown',
              sentence: 'Slots the card covers: not verified.',
              ...seen,
            };
          }
          return { verdict: 'ok', sentence: 'The case has the slots the card covers.', ...seen };
        }),
};
