import type { Judgement, Rule } from '../finding.ts';
import { count } from '../finding.ts';
import { memoryTypesOf } from '../names.ts';
import { fact, numberOf, type Part } from '../part.ts';

export const m6: Rule = {
  id: 'M6',
  judge: ({ memory }) => (memory.length === 0 ? [] : [judgeMix(memory)]),
};

function judgeMix(memory: readonly Part[]): Judgement {
  const counts = memory.map((kit) => numberOf(kit, 'moduleCount'));
  const modules = counts.reduce<number>((sum, own) => sum + (own ?? 1), 0);
  const isDdr5 = memory.some((kit) => memoryTypesOf(kit)?.includes('DDR5'));
  const isMixed = new Set(memory.map(({ id, copyOf }) => copyOf ?? id)).size > 1;
  const seen = {
    compared: count(modules, 'module'),
    facts: memory.flatMap((kit) => [fact(kit, 'moduleCount'), fact(kit, 'type')]),
  };
  if (isMixed) {
    return {
      verdict: 'warn',
      sentence: 'Two different kits may run slower together, or not at their speed at all.',
      ...seen,
      mend: { slot: 'memory', sentence: 'Choose one kit of the whole size' },
    };
  }
  if (isDdr5 && modules >= 4) {
    return {
      verdict: 'warn',
      sentence: 'Four DDR5 modules run slower than two. One kit of two keeps the full speed.',
      ...seen,
      mend: { slot: 'memory', sentence: 'Choose one kit of two modules' },
    };
  }
  if (counts.includes(undefined)) {
    return { verdict: 'unknown', sentence: 'Number of memory modules: not verified.', ...seen };
  }
  if (modules === 1) {
    return {
      verdict: 'info',
      sentence: 'Two modules run faster than one of the same size.',
      ...seen,
    };
  }
  return { verdict: 'ok', sentence: 'One kit, at its full speed.', ...seen };
}
