import type { RuleResult, Rule } from '../../finding.ts';
import { count } from '../../finding.ts';
import { memoryTypesOf } from '../../names.ts';
import { fact, numberOf, textOf, type Part } from '../../part.ts';

export const m6: Rule = {
  id: 'M6',
  check: ({ memory }) => (memory.length === 0 ? [] : [checkMix(memory)]),
};

function checkMix(memory: readonly Part[]): RuleResult {
  const counts = memory.map((kit) => numberOf(kit, 'moduleCount'));
  const modules = counts.reduce<number>((sum, own) => sum + (own ?? 1), 0);
  const isDdr5 = memory.some((kit) => memoryTypesOf(kit)?.includes('DDR5'));
  const isMixed = new Set(memory.map(({ id, copyOf }) => copyOf ?? id)).size > 1;
  const evidence = {
    compared: count(modules, 'module'),
    facts: memory.flatMap((kit) => [
      fact(kit, 'moduleCount'),
      fact(kit, 'type'),
      fact(kit, 'formFactor'),
    ]),
  };
  // No board takes two types or sizes of module at once.
  const kinds = [
    memory.map((kit) => memoryTypesOf(kit)?.[0]),
    memory.map((kit) => textOf(kit, 'formFactor')),
  ].map((values) => [...new Set(values.filter((value) => value !== undefined))]);
  const different = kinds.find(({ length }) => length > 1);
  if (different) {
    return {
      verdict: 'error',
      sentence: `${different.join(' and ')} memory don't work together.`,
      ...evidence,
      fix: { slot: 'memory', sentence: 'Choose memory of one kind' },
    };
  }
  if (isMixed) {
    return {
      verdict: 'warn',
      sentence: 'Different kits may run slower together than each would alone.',
      ...evidence,
      fix: { slot: 'memory', sentence: 'Choose one kit with the full capacity' },
    };
  }
  if (isDdr5 && modules >= 4) {
    return {
      verdict: 'warn',
      sentence: 'Four DDR5 modules run slower than two. A kit of two keeps the full speed.',
      ...evidence,
      fix: { slot: 'memory', sentence: 'Choose one kit of two modules' },
    };
  }
  if (counts.includes(undefined)) {
    return { verdict: 'unknown', sentence: 'Number of memory modules: not verified.', ...evidence };
  }
  if (modules === 1) {
    return {
      verdict: 'info',
      sentence: 'Two modules run faster than one of the same total capacity.',
      ...evidence,
    };
  }
  return { verdict: 'ok', sentence: 'One kit, at full speed.', ...evidence };
}
