import type { Build } from '../../build.ts';
import { formatComparison, type Rule } from '../../finding.ts';
import { fact, numberOf, stated, type Part } from '../../part.ts';
import { estimatePower, partsOverLimit, requiredWatts } from '../../facts/power.ts';

export const e1: Rule = {
  id: 'E1',
  check: (build) => {
    const power = estimatePower(build);
    // Without processor and card, the load says nothing.
    if (build.cpus.length + build.cards.length === 0) return [];
    return suppliesOf(build).map(({ supply, key }) => {
      const has = numberOf(supply, key);
      const needed = requiredWatts(build, power, supply);
      const evidence = {
        compared: formatComparison(power.loadWatts, has, 'W'),
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
      const fix = {
        slot: 'power_supply',
        sentence: `Choose a power supply of ${String(needed)} W or more`,
      } as const;
      if (has !== undefined && has < power.leastWatts) {
        return {
          verdict: 'error',
          sentence: `The parts draw up to ${String(power.loadWatts)} W. The power supply provides ${String(has)} W.`,
          ...evidence,
          facts: [...stated(evidence.facts), ...partsOverLimit(build, has)],
          fix,
        };
      }
      if (has === undefined || power.unknown.length > 0) {
        return { verdict: 'unknown', sentence: 'Power draw: not verified.', ...evidence };
      }
      if (has < needed) {
        return {
          verdict: 'warn',
          sentence: `It works, but we recommend ${String(needed)} W or more.`,
          ...evidence,
          fix,
        };
      }
      // Processors differ by 200 W, so a supply that suits the card alone is not verified.
      return build.cpus.length === 0
        ? {
            verdict: 'unknown',
            sentence: 'Power draw: not verified until you add a processor.',
            ...evidence,
          }
        : { verdict: 'ok', sentence: 'The power supply has power to spare.', ...evidence };
    });
  },
};

/** Returns the chosen supplies, else those included with a case. */
function suppliesOf({ supplies, cases }: Build): { supply: Part; key: string }[] {
  if (supplies.length > 0) return supplies.map((supply) => ({ supply, key: 'wattage' }));
  const key = 'includedPsuWatts';
  return cases
    .filter(({ attributes }) => attributes[key] !== undefined)
    .map((supply) => ({ supply, key }));
}
