import { count, type RuleResult, type Rule } from '../../finding.ts';
import { fact, listOf, numberOf, type Part } from '../../part.ts';

/** Standard wattage of an 8-pin connector. */
const wattsPer8Pin = 150;

export const e2: Rule = {
  id: 'E2',
  // All cards share the connectors of a supply.
  check: ({ cards, supplies }) =>
    cards.length === 0
      ? []
      : supplies.map((supply) => ({
          facts: [
            ...cards.flatMap((card) => [fact(card, 'powerConnectors'), fact(card, 'tdpWatts')]),
            ...['pcie8PinConnectors', 'pcie16PinConnectors'].map((key) => fact(supply, key)),
          ],
          ...checkConnectors(cards, supply),
        })),
};

function checkConnectors(cards: readonly Part[], supply: Part): Omit<RuleResult, 'facts'> {
  const connectors = cards.map((card) => listOf(card, 'powerConnectors'));
  const [eights, sixteens] = [
    numberOf(supply, 'pcie8PinConnectors'),
    numberOf(supply, 'pcie16PinConnectors'),
  ];
  const required = connectors.map((own) => own?.join(', ') ?? '?').join(' + ');
  const compared = `${required} / ${String(eights ?? '?')} 8-pin, ${String(sixteens ?? '?')} 16-pin`;
  const [noun, needs] = cards.length === 1 ? ['card', 'needs'] : ['cards', 'need'];
  const fix = {
    slot: 'power_supply',
    sentence: 'Choose a power supply with these connectors',
  } as const;
  const wide = cards.flatMap(wideConnectors);
  // Cards with the highest draw get the native connectors, the others an adapter.
  const adapted = sixteens === undefined ? [] : wide.toSorted((a, b) => b - a).slice(sixteens);
  const needed = [
    ...connectors.map((own) => sumConnectors(own ?? [], /8-pin|6-pin/)),
    ...adapted,
  ].reduce((all, own) => all + own, 0);
  if (eights !== undefined && eights < needed) {
    return {
      verdict: 'error',
      sentence: `The ${noun} ${needs} ${count(needed, '8-pin connector')}. The power supply has ${String(eights)}.`,
      compared,
      fix,
    };
  }
  if (connectors.includes(undefined)) {
    return {
      verdict: 'unknown',
      sentence: 'Graphics card power connectors: not verified.',
      compared,
    };
  }
  if ((needed > 0 && eights === undefined) || (wide.length > 0 && sixteens === undefined)) {
    return {
      verdict: 'unknown',
      sentence: `Power supply connectors for the ${noun}: not verified.`,
      compared,
    };
  }
  return adapted.length > 0
    ? {
        verdict: 'warn',
        sentence:
          sixteens === 0
            ? 'The card needs a power adapter: the power supply has no 16-pin connector.'
            : 'A card needs a power adapter: the power supply has too few 16-pin connectors.',
        compared,
        fix,
      }
    : {
        verdict: 'ok',
        sentence: `The power supply has the connectors the ${noun} ${needs}.`,
        compared,
      };
}

/** Returns how many 8-pin connectors an adapter needs for each 16-pin connector of a card. */
function wideConnectors(card: Part): number[] {
  const count16Pin = sumConnectors(listOf(card, 'powerConnectors') ?? [], /12VHPWR|12V-2x6/);
  const draw = numberOf(card, 'tdpWatts') ?? 0;
  const eightPins = Math.max(2, Math.ceil(draw / Math.max(1, count16Pin) / wattsPer8Pin));
  return Array.from({ length: count16Pin }, () => eightPins);
}

const sumConnectors = (connectors: readonly string[], kind: RegExp): number =>
  connectors
    .filter((connector) => kind.test(connector))
    .reduce((all, connector) => all + Number.parseInt(connector, 10), 0);
