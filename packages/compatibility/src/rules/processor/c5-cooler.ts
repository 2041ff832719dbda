import type { Rule } from '../../finding.ts';
import { fact, flagOf } from '../../part.ts';

const coolerLabels: Readonly<Record<string, string>> = { true: 'included', false: 'not included' };

export const c5: Rule = {
  id: 'C5',
  check: ({ cpus, coolers }) =>
    cpus.map((cpu) => {
      const inBox = flagOf(cpu, 'includesCooler');
      const evidence = {
        compared: coolers.length > 0 ? 'cooler added' : (coolerLabels[String(inBox)] ?? '?'),
        facts: [fact(cpu, 'includesCooler'), ...coolers.map((cooler) => fact(cooler, 'type'))],
      };
      if (coolers.length > 0) {
        return { verdict: 'ok', sentence: 'The processor has a cooler.', ...evidence };
      }
      if (inBox === undefined) {
        return { verdict: 'unknown', sentence: 'Included cooler: not verified.', ...evidence };
      }
      if (inBox) {
        return { verdict: 'ok', sentence: 'The processor comes with a cooler.', ...evidence };
      }
      return {
        verdict: 'error',
        sentence: "This processor doesn't come with a cooler. You need to add one.",
        ...evidence,
        fix: { slot: 'cpu_cooling', sentence: 'Add a cooler' },
      };
    }),
};
