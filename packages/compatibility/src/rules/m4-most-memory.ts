import { beside, type Judgement, type Rule } from '../finding.ts';
import { fact, numberOf, type Part } from '../part.ts';

/** Board and processor each have a limit; the lower one counts, and one alone can be enough. */
export const m4: Rule = {
  id: 'M4',
  judge: ({ memory, boards, cpus }) =>
    memory.length === 0 ? [] : [...boards, ...cpus].map((part) => judgeLimit(memory, part)),
};

function judgeLimit(memory: readonly Part[], part: Part): Judgement {
  const most = numberOf(part, 'maxMemoryGb');
  const sizes = memory.map((kit) => numberOf(kit, 'capacity'));
  const chosen = sizes.reduce<number>((sum, own) => sum + (own ?? 0), 0);
  const who = part.categoryId === 'cpu' ? 'processor' : 'board';
  const seen = {
    compared: beside(chosen, most, 'GB'),
    facts: [...memory.map((kit) => fact(kit, 'capacity')), fact(part, 'maxMemoryGb')],
  };
  if (most !== undefined && chosen > most) {
    return {
      verdict: 'error',
      sentence: `${String(chosen)} GB of memory is more than the ${String(most)} GB the ${who} can use.`,
      ...seen,
      mend: { slot: 'memory', sentence: `Choose ${String(most)} GB or less` },
    };
  }
  if (most === undefined || sizes.includes(undefined)) {
    return { verdict: 'unknown', sentence: `Most memory for the ${who}: not verified.`, ...seen };
  }
  return { verdict: 'ok', sentence: `The ${who} can use all of the memory.`, ...seen };
}
