import { eachPair } from '../../build.ts';
import { formatComparison, type Rule } from '../../finding.ts';
import { memoryTypesOf } from '../../names.ts';
import { fact, listOf, numberOf } from '../../part.ts';

/** Speed without a memory profile, in MT/s. */
const standard: Readonly<Record<string, number>> = { DDR3: 1600, DDR4: 3200, DDR5: 5600 };

export const m5: Rule = {
  id: 'M5',
  check: ({ memory, boards }) =>
    eachPair(memory, boards, (kit, board) => {
      const [speed, maximum] = [numberOf(kit, 'speed'), numberOf(board, 'maxMemorySpeed')];
      const base = standard[memoryTypesOf(kit)?.[0] ?? ''];
      const facts = [
        ...['type', 'speed', 'profiles'].map((key) => fact(kit, key)),
        fact(board, 'maxMemorySpeed'),
      ];
      if (speed === undefined || base === undefined) {
        const compared = formatComparison(speed, maximum, 'MT/s');
        return { verdict: 'unknown', sentence: 'Memory speed: not verified.', compared, facts };
      }
      if (maximum !== undefined && speed > maximum) {
        return {
          verdict: 'warn',
          sentence: `The memory runs at ${String(maximum)} MT/s, the fastest this board allows.`,
          compared: formatComparison(speed, maximum, 'MT/s'),
          facts,
        };
      }
      const compared = formatComparison(base, speed, 'MT/s');
      const profiles = listOf(kit, 'profiles') ?? [];
      if (speed <= base && profiles.length === 0) {
        return {
          verdict: 'ok',
          sentence: 'The memory runs at its rated speed.',
          compared,
          facts,
        };
      }
      const turnOn = `Turn on ${profiles.join(' or ') || 'XMP or EXPO'} to reach ${String(speed)} MT/s.`;
      return maximum === undefined && speed > base
        ? {
            verdict: 'unknown',
            sentence: `${turnOn} Board support for this speed: not verified.`,
            compared,
            facts,
          }
        : {
            verdict: 'info',
            sentence: turnOn,
            // A kit at a standard speed needs its profile too, but the two speeds don't show it.
            compared: speed > base ? compared : '',
            facts,
          };
    }),
};
