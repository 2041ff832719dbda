import { eachPair } from '../build.ts';
import type { Rule } from '../finding.ts';
import { socketOf } from '../names.ts';
import { fact, flagOf, numberOf } from '../part.ts';
import { chipsetOf, supportOf } from '../platforms.ts';

export const c2: Rule = {
  id: 'C2',
  judge: ({ cpus, boards }) =>
    eachPair(cpus, boards, (cpu, board) => {
      const [own, offered] = [socketOf(cpu), socketOf(board)];
      // Another socket is the other rule's matter.
      if (own !== undefined && offered !== undefined && own !== offered) return undefined;
      const known = supportOf(cpu, board);
      const seen = {
        compared: `${known?.generation ?? '?'} / ${chipsetOf(board) ?? '?'}`,
        facts: [
          ...['series', 'codename', 'microarchitecture'].map((key) => fact(cpu, key)),
          ...['chipset', 'releaseYear', 'biosFlashback'].map((key) => fact(board, key)),
        ],
      };
      if (!known) {
        return {
          verdict: 'unknown',
          sentence: "This processor on this board's chipset: not verified. See the maker's list.",
          ...seen,
        };
      }
      const { support, generation } = known;
      if (support === 'no') {
        return {
          verdict: 'error',
          sentence: `The ${chipsetOf(board) ?? ''} chipset does not run ${generation} processors.`,
          ...seen,
          mend: { slot: 'motherboard', sentence: `Choose a board for ${generation}` },
        };
      }
      if (support === 'native' || isBornWith(support.bornWith, numberOf(board, 'releaseYear'))) {
        return { verdict: 'ok', sentence: 'The board knows this processor.', ...seen };
      }
      if (flagOf(board, 'biosFlashback') === true) {
        return {
          verdict: 'info',
          sentence: `The board may need a newer BIOS (${support.bios}). It can update without a processor.`,
          ...seen,
        };
      }
      return {
        verdict: 'warn',
        sentence: `The board may need a newer BIOS (${support.bios}) first. Ask us to update it before we ship.`,
        ...seen,
      };
    }),
};

const isBornWith = (since: number | undefined, year: number | undefined): boolean =>
  since !== undefined && year !== undefined && year >= since;
