import type { Part } from '../part.ts';
import { isM2, isSlowedBy, planM2 } from '../drives.ts';
import { beside, count, type Judgement, type Rule } from '../finding.ts';
import { fact, numberOf } from '../part.ts';

export const s1: Rule = {
  id: 'S1',
  judge: ({ drives, boards }) => {
    const inM2 = drives.filter(isM2);
    return inM2.length === 0 ? [] : boards.map((board) => judgeSlots(inM2, drives, board));
  },
};

function judgeSlots(inM2: readonly Part[], drives: readonly Part[], board: Part): Judgement {
  const plan = planM2(board, drives);
  const slots = plan?.slots.length ?? numberOf(board, 'm2Slots');
  const seen = {
    compared: beside(inM2.length, slots, 'M.2 slots'),
    facts: [
      ...inM2.flatMap((drive) => [fact(drive, 'formFactor'), fact(drive, 'interface')]),
      fact(board, 'm2Slots'),
      fact(board, 'm2SlotTypes'),
    ],
  };
  const mend = {
    slot: 'storage',
    sentence: 'Choose a drive for a free slot or a SATA port',
  } as const;
  if (slots !== undefined && inM2.length > slots) {
    return {
      verdict: 'error',
      sentence: `${count(inM2.length, 'M.2 drive')}, but the board has ${count(slots, 'M.2 slot')}.`,
      ...seen,
      mend,
    };
  }
  if (plan?.places.includes(undefined)) {
    return {
      verdict: 'error',
      sentence: 'A drive finds no M.2 slot of its length and kind on this board.',
      ...seen,
      mend,
    };
  }
  const isUnsaid = plan?.drives.some(
    ({ lengthMm, isSata }) => lengthMm === undefined || isSata === undefined,
  );
  if (!plan || isUnsaid) {
    const sentence =
      slots === undefined
        ? 'M.2 slots of the board: not verified.'
        : 'There is a slot for each M.2 drive. Its length and speed: not verified.';
    return { verdict: 'unknown', sentence, ...seen };
  }
  const isSlower = plan.drives.some((drive, index) => {
    const slot = plan.slots[plan.places[index] ?? -1];
    return slot && isSlowedBy(drive, slot);
  });
  return isSlower
    ? { verdict: 'warn', sentence: 'A drive is faster than the M.2 slot left for it.', ...seen }
    : { verdict: 'ok', sentence: 'Every M.2 drive has a slot of its speed.', ...seen };
}
