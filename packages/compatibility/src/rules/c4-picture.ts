import type { Rule } from '../finding.ts';
import { fact, textOf } from '../part.ts';

export const c4: Rule = {
  id: 'C4',
  judge: ({ cpus, cards }) =>
    cpus.map((cpu) => {
      const builtIn = textOf(cpu, 'integratedGraphics');
      const seen = {
        compared: cards.length > 0 ? 'graphics card' : (builtIn ?? '?'),
        facts: [fact(cpu, 'integratedGraphics'), ...cards.map((card) => fact(card, 'chipset'))],
      };
      if (cards.length > 0) {
        return { verdict: 'ok', sentence: 'The graphics card makes the picture.', ...seen };
      }
      if (builtIn === undefined) {
        return {
          verdict: 'unknown',
          sentence: 'Graphics in the processor: not verified.',
          ...seen,
        };
      }
      if (builtIn !== 'None') {
        return { verdict: 'ok', sentence: 'The processor makes the picture itself.', ...seen };
      }
      return {
        verdict: 'error',
        sentence: 'No picture: this processor has no graphics and there is no graphics card.',
        ...seen,
        mend: { slot: 'graphics_card', sentence: 'Add a graphics card' },
      };
    }),
};
