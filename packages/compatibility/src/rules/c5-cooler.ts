import type { Rule } from '../finding.ts';
import { fact, flagOf } from '../part.ts';

const saying: Readonly<Record<string, string>> = { true: 'in the box', false: 'no cooler' };

export const c5: Rule = {
  id: 'C5',
  judge: ({ cpus, coolers }) =>
    cpus.map((cpu) => {
      const inBox = flagOf(cpu, 'includesCooler');
      const seen = {
        compared: coolers.length > 0 ? 'cooler chosen' : (saying[String(inBox)] ?? '?'),
        facts: [fact(cpu, 'includesCooler'), ...coolers.map((cooler) => fact(cooler, 'type'))],
      };
      if (coolers.length > 0) {
        return { verdict: 'ok', sentence: 'The processor has a cooler.', ...seen };
      }
      if (inBox === undefined) {
        return { verdict: 'unknown', sentence: 'A cooler in the box: not verified.', ...seen };
      }
      if (inBox) return { verdict: 'ok', sentence: 'A cooler comes in the box.', ...seen };
      return {
        verdict: 'error',
        sentence: 'This processor comes without a cooler and none is chosen.',
        ...seen,
        mend: { slot: 'cpu_cooling', sentence: 'Add a cooler' },
      };
    }),
};
