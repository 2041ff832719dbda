import { count, type Judgement, type Rule } from '../finding.ts';
import { fact, listOf, numberOf, type Part } from '../part.ts';

/** Watts one 8-pin plug carries by the standard. */
const perPlug = 150;

export const e2: Rule = {
  id: 'E2',
  // All cards hang on the same plugs.
  judge: ({ cards, supplies }) =>
    cards.length === 0
      ? []
      : supplies.map((supply) => ({
          facts: [
            ...cards.flatMap((card) => [fact(card, 'powerConnectors'), fact(card, 'tdpWatts')]),
            ...['pcie8PinConnectors', 'pcie16PinConnectors'].map((key) => fact(supply, key)),
          ],
          ...judgePlugs(cards, supply),
        })),
};

function judgePlugs(cards: readonly Part[], supply: Part): Omit<Judgement, 'facts'> {
  const plugs = cards.map((card) => listOf(card, 'powerConnectors'));
  const [eights, sixteens] = [
    numberOf(supply, 'pcie8PinConnectors'),
    numberOf(supply, 'pcie16PinConnectors'),
  ];
  const said = plugs.map((own) => own?.join(', ') ?? '?').join(' + ');
  const compared = `${said} / ${String(eights ?? '?')} 8-pin, ${String(sixteens ?? '?')} 16-pin`;
  const [noun, needs] = cards.length === 1 ? ['card', 'needs'] : ['cards', 'need'];
  const mend = {
    slot: 'power_supply',
    sentence: 'Choose a power supply with these plugs',
  } as const;
  const wide = cards.flatMap(widePlugs);
  // The hungriest get the plugs of their own, the others an adapter.
  const adapted = sixteens === undefined ? [] : wide.toSorted((a, b) => b - a).slice(sixteens);
  const needed = [...plugs.map((own) => sum(own ?? [], /8-pin|6-pin/)), ...adapted].reduce(
    (all, own) => all + own,
    0,
  );
  if (eights !== undefined && eights < needed) {
    return {
      verdict: 'error',
      sentence: `The ${noun} ${needs} ${count(needed, '8-pin plug')}. The power supply has ${String(eights)}.`,
      compared,
      mend,
    };
  }
  if (plugs.includes(undefined)) {
    return { verdict: 'unknown', sentence: 'Power plugs of the card: not verified.', compared };
  }
  if ((needed > 0 && eights === undefined) || (wide.length > 0 && sixteens === undefined)) {
    return { verdict: 'unknown', sentence: `Plugs for the ${noun}: not verified.`, compared };
  }
  return adapted.length > 0
    ? {
        verdict: 'warn',
        sentence:
          sixteens === 0
            ? 'The card needs its adapter: the power supply has no 16-pin plug of its own.'
            : 'A card needs its adapter: the power supply has too few 16-pin plugs.',
        compared,
        mend,
      }
    : { verdict: 'ok', sentence: `The power supply has the plugs for the ${noun}.`, compared };
}

/** For each wide plug of a card how many 8-pin plugs an adapter joins into it. */
function widePlugs(card: Part): number[] {
  const many = sum(listOf(card, 'powerConnectors') ?? [], /12VHPWR|12V-2x6/);
  const drawn = numberOf(card, 'tdpWatts') ?? 0;
  const joined = Math.max(2, Math.ceil(drawn / Math.max(1, many) / perPlug));
  return Array.from({ length: many }, () => joined);
}

const sum = (plugs: readonly string[], kind: RegExp): number =>
  plugs.filter((plug) => kind.test(plug)).reduce((all, plug) => all + Number.parseInt(plug, 10), 0);
