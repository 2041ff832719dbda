import type { Part } from '../../part.ts';
import { isM2, isSlowedBy, planM2 } from '../../facts/drives.ts';
import { formatComparison, count, type RuleResult, type Rule } from '../../finding.ts';
import { fact, numberOf } from '../../part.ts';

export const s1: Rule = {
  id: 'S1',
  check: ({ drives, boards }) => {
    const inM2 = drives.filter(isM2);
    return inM2.length === 0 ? [] : boards.map((board) => checkSlots(inM2, drives, board));
  },
};

function checkSlots(inM2: readonly Part[], drives: readonly Part[], board: Part): RuleResult {
  const plan = planM2(board, drives);
  const slots = plan?.slots.length ?? numberOf(board, 'm2Slots');
  const evidence = {
    compared: formatComparison(inM2.length, slots, 'M.2 slots'),
    facts: [
      ...inM2.flatMap((drive) => [fact(drive, 'formFactor'), fact(drive, 'interface')]),
      fact(board, 'm2Slots'),
      fact(board, 'm2SlotTypes'),
    ],
  };
  const fix = {
    slot: 'storage',
    sentence: 'Choose a drive that fits a free slot or SATA port',
  } as const;
  if (slots !== undefined && inM2.length > slots) {
    return {
      verdict: 'error',
      sentence: `${count(inM2.length, 'M.2 drive')}, but the board has ${count(slots, 'M.2 slot')}.`,
      ...evidence,
      fix,
    };
  }
  if (plan?.slotIndexes.includes(undefined)) {
    return {
      verdict: 'error',
      sentence: "A drive doesn't fit any of this board's M.2 slots.",
      ...evidence,
      fix,
    };
  }
  const isUnspecified = plan?.drives.some(
    ({ lengthMm, isSata }) => lengthMm === undefined || isSata === undefined,
  );
  if (!plan || isUnspecified) {
    const sentence =
      slots === undefined
        ? 'M.2 slots on the board: not verified.'
        : 'There is a slot for each M.2 drive. Length and speed: not verified.';
    return { verdict: 'unknown', sentence, ...evidence };
  }
  const isSlower = plan.drives.some((drive, index) => {
    const slot = plan.slots[plan.slotIndexes[index] ?? -1];
    return slot && isSlowedBy(drive, slot);
  });
  return isSlower
    ? {
        verdict: 'warn',
        sentence: "A drive is faster than its M.2 slot, so it runs at the slot's speed.",
        ...evidence,
      }
    : {
        verdict: 'ok',
        sentence: 'Every M.2 drive has a slot that matches its speed.',
        ...evidence,
      };
}
