import type { Rule } from '../../finding.ts';
import { fact, textOf } from '../../part.ts';

export const c4: Rule = {
  id: 'C4',
  check: ({ cpus, cards }) =>
    cpus.map((cpu) => {
      const builtIn = textOf(cpu, 'integratedGraphics');
      const evidence = {
        compared: cards.length > 0 ? 'graphics card' : (builtIn ?? '?'),
        facts: [fact(cpu, 'integratedGraphics'), ...cards.map((card) => fact(card, 'chipset'))],
      };
      if (cards.length > 0) {
        return { verdict: 'ok', sentence: 'The graphics card drives the display.', ...evidence };
      }
      if (builtIn === undefined) {
        return {
          verdict: 'unknown',
          sentence: 'Integrated graphics: not verified.',
          ...evidence,
        };
      }
      if (builtIn !== 'None') {
        return { verdict: 'ok', sentence: 'The processor has integrated graphics.', ...evidence };
      }
      return {
        verdict: 'error',
        sentence:
          'No display: this processor has no integrated graphics, and there is no graphics card.',
        ...evidence,
        fix: { slot: 'graphics_card', sentence: 'Add a graphics card' },
      };
    }),
};
