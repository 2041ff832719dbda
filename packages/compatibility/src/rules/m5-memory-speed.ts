import { eachPair } from '../build.ts';
import { beside, type Rule } from '../finding.ts';
import { memoryTypesOf } from '../names.ts';
import { fact, listOf, numberOf } from '../part.ts';

/** What every board runs without a profile, in MT/s. */
const standard: Readonly<Record<string, number>> = { DDR3: 1600, DDR4: 3200, DDR5: 5600 };

export const m5: Rule = {
  id: 'M5',
  judge: ({ memory, boards }) =>
    eachPair(memory, boards, (kit, board) => {
      const [speed, most] = [numberOf(kit, 'speed'), numberOf(board, 'maxMemorySpeed')];
      const base = standard[memoryTypesOf(kit)?.[0] ?? ''];
      const facts = [
        ...['type', 'speed', 'profiles'].map((key) => fact(kit, key)),
        fact(board, 'maxMemorySpeed'),
      ];
      if (speed === undefined || base === undefined) {
        const compared = beside(speed, most, 'MT/s');
        return { verdict: 'unknown', sentence: 'Memory speed: not verified.', compared, facts };
      }
      if (most !== undefined && speed > most) {
        return {
          verdict: 'warn',
          sentence: `The memory runs at ${String(most)} MT/s, the most this board allows.`,
          compared: beside(speed, most, 'MT/s'),
          facts,
        };
      }
      const compared = beside(base, speed, 'MT/s');
      const profiles = listOf(kit, 'profiles') ?? [];
      if (speed <= base && profiles.length === 0) {
        return {
          verdict: 'ok',
          sentence: 'The memory runs at its speed as it is.',
          compared,
          facts,
        };
      }
      const turnOn = `Turn on ${profiles.join(' or ') || 'XMP or EXPO'} to reach ${String(speed)} MT/s.`;
      return most === undefined && speed > base
        ? {
            verdict: 'unknown',
            sentence: `${turnOn} Whether the board holds it: not verified.`,
            compared,
            facts,
          }
        : { verdict: 'info', sentence: turnOn, compared, facts };
    }),
};
