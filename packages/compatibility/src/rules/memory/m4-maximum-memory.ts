import { formatComparison, type RuleResult, type Rule } from '../../finding.ts';
import { fact, numberOf, type Part } from '../../part.ts';

/** Checks board and processor separately; each has its own limit. */
export const m4: Rule = {
  id: 'M4',
  check: ({ memory, boards, cpus }) =>
    memory.length === 0 ? [] : [...boards, ...cpus].map((part) => checkLimit(memory, part)),
};

function checkLimit(memory: readonly Part[], part: Part): RuleResult {
  const maximum = numberOf(part, 'maxMemoryGb');
  const sizes = memory.map((kit) => numberOf(kit, 'capacity'));
  const chosen = sizes.reduce<number>((sum, own) => sum + (own ?? 0), 0);
  const noun = part.categoryId === 'cpu' ? 'processor' : 'board';
  const evidence = {
    compared: formatComparison(chosen, maximum, 'GB'),
    facts: [...memory.map((kit) => fact(kit, 'capacity')), fact(part, 'maxMemoryGb')],
  };
  if (maximum !== undefined && chosen > maximum) {
    return {
      verdict: 'error',
      sentence: `${String(chosen)} GB of memory is more than the ${String(maximum)} GB the ${noun} supports.`,
      ...evidence,
      fix: { slot: 'memory', sentence: `Choose ${String(maximum)} GB or less` },
    };
  }
  if (maximum === undefined || sizes.includes(undefined)) {
    return {
      verdict: 'unknown',
      sentence: `Maximum memory for the ${noun}: not verified.`,
      ...evidence,
    };
  }
  return { verdict: 'ok', sentence: `The ${noun} supports this much memory.`, ...evidence };
}
