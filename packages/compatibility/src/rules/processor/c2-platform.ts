import { eachPair } from '../../build.ts';
import type { Rule } from '../../finding.ts';
import { socketOf } from '../../names.ts';
import { fact, flagOf, numberOf } from '../../part.ts';
import { chipsetOf, supportOf } from '../../facts/platforms.ts';

export const c2: Rule = {
  id: 'C2',
  check: ({ cpus, boards }) =>
    eachPair(cpus, boards, (cpu, board) => {
      const [own, offered] = [socketOf(cpu), socketOf(board)];
      // C1 reports a socket mismatch.
      if (own !== undefined && offered !== undefined && own !== offered) return undefined;
      const known = supportOf(cpu, board);
      const evidence = {
        compared: `${known?.generation ?? '?'} / ${chipsetOf(board) ?? '?'}`,
        facts: [
          ...['series', 'codename', 'microarchitecture'].map((key) => fact(cpu, key)),
          ...['chipset', 'releaseYear', 'biosFlashback'].map((key) => fact(board, key)),
        ],
      };
      if (!known) {
        return {
          verdict: 'unknown',
          sentence:
            "Chipset support for this processor: not verified. See the manufacturer's CPU support list.",
          ...evidence,
        };
      }
      const { support, generation } = known;
      if (support === 'no') {
        return {
          verdict: 'error',
          sentence: `The ${chipsetOf(board) ?? ''} chipset doesn't support ${generation} processors.`,
          ...evidence,
          fix: { slot: 'motherboard', sentence: `Choose a board that supports ${generation}` },
        };
      }
      if (
        support === 'native' ||
        shipsWithSupport(support.shipsSince, numberOf(board, 'releaseYear'))
      ) {
        return { verdict: 'ok', sentence: 'The board supports this processor.', ...evidence };
      }
      if (flagOf(board, 'biosFlashback') === true) {
        return {
          verdict: 'info',
          sentence: `The board may need a BIOS update (${support.bios}). You can update it without a processor.`,
          ...evidence,
        };
      }
      return {
        verdict: 'warn',
        sentence: `The board may need a BIOS update (${support.bios}) first. Ask us to update it before we ship.`,
        ...evidence,
      };
    }),
};

const shipsWithSupport = (since: number | undefined, year: number | undefined): boolean =>
  since !== undefined && year !== undefined && year >= since;
