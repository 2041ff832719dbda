import type { Build } from '../build.ts';
import { beside, type Rule } from '../finding.ts';
import { fact, numberOf, type Part } from '../part.ts';
import { estimatePower, requiredWatts } from '../power.ts';

export const e1: Rule = {
  id: 'E1',
  judge: (build) => {
    const power = estimatePower(build);
    // Without the two that draw the most there is nothing to compare with.
    if (build.cpus.length + build.cards.length === 0) return [];
    return suppliesOf(build).map(({ supply, key }) => {
      const has = numberOf(supply, key);
      const needed = requiredWatts(build, power, supply);
      const seen = {
        compared: beside(power.loadWatts, has, 'W'),
        facts: [
          ...build.cpus.flatMap((cpu) => [fact(cpu, 'maxPowerWatts'), fact(cpu, 'tdpWatts')]),
          ...build.cards.flatMap((card) => [
            fact(card, 'tdpWatts'),
            fact(card, 'recommendedPsuWatts'),
          ]),
          fact(supply, key),
          fact(supply, 'atx3'),
        ],
      };
      const mend = {
        slot: 'power_supply',
        sentence: `Choose a power supply of ${String(needed)} W or more`,
      } as const;
      if (has !== undefined && has < power.loadWatts) {
        return {
          verdict: 'error',
          sentence: `The parts draw up to ${String(power.loadWatts)} W. The power supply has ${String(has)} W.`,
          ...seen,
          mend,
        };
      }
      if (has === undefined || power.unknown.length > 0) {
        return { verdict: 'unknown', sentence: 'Power needed: not verified.', ...seen };
      }
      if (has < needed) {
        return {
          verdict: 'warn',
          sentence: `It runs, with little in hand. ${String(needed)} W is advised.`,
          ...seen,
          mend,
        };
      }
      // Between the smallest and the largest lie 200 W: enough for the card is not enough.
      return build.cpus.length === 0
        ? { verdict: 'unknown', sentence: 'Power needed with a processor: not verified.', ...seen }
        : { verdict: 'ok', sentence: 'The power supply has enough in hand.', ...seen };
    });
  },
};

/** Those that are chosen, or else the one that comes in the case. */
function suppliesOf({ supplies, cases }: Build): { supply: Part; key: string }[] {
  if (supplies.length > 0) return supplies.map((supply) => ({ supply, key: 'wattage' }));
  const key = 'includedPsuWatts';
  return cases
    .filter(({ attributes }) => attributes[key] !== undefined)
    .map((supply) => ({ supply, key }));
}
