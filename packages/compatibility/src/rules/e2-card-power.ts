import { eachPair } from '../build.ts';
import { count, type Judgement, type Rule } from '../finding.ts';
import { fact, listOf, numberOf, type Part } from '../part.ts';

/** Watts one 8-pin plug carries by the standard. */
const perPlug = 150;

export const e2: Rule = {
  id: 'E2',
  judge: ({ cards, supplies }) =>
    eachPair(cards, supplies, (card, supply) => ({
      facts: [
        ...['powerConnectors', 'tdpWatts'].map((key) => fact(card, key)),
        ...['pcie8PinConnectors', 'pcie16PinConnectors'].map((key) => fact(supply, key)),
      ],
      ...judgePlugs(card, supply),
    })),
};

function judgePlugs(card: Part, supply: Part): Omit<Judgement, 'facts'> {
  const plugs = listOf(card, 'powerConnectors');
  const [eights, sixteens] = [
    numberOf(supply, 'pcie8PinConnectors'),
    numberOf(supply, 'pcie16PinConnectors'),
  ];
  const needed = plugs && sum(plugs, /8-pin|6-pin/);
  const wide = plugs && sum(plugs, /12VHPWR|12V-2x6/);
  const compared = `${plugs?.join(', ') ?? '?'} / ${String(eights ?? '?')} 8-pin, ${String(sixteens ?? '?')} 16-pin`;
  if (needed === undefined || wide === undefined) {
    return { verdict: 'unknown', sentence: 'Power plugs of the card: not verified.', compared };
  }
  const mend = {
    slot: 'power_supply',
    sentence: 'Choose a power supply with these plugs',
  } as const;
  // An adapter joins several 8-pin plugs into one wide one.
  const joined = Math.max(2, Math.ceil((numberOf(card, 'tdpWatts') ?? 0) / perPlug));
  const short = wide > 0 && sixteens !== undefined && sixteens < wide;
  const forCard = needed + (short ? joined : 0);
  if (eights !== undefined && eights < forCard) {
    return {
      verdict: 'error',
      sentence: `The card needs ${count(forCard, '8-pin plug')}. The power supply has ${String(eights)}.`,
      compared,
      mend,
    };
  }
  if ((forCard > 0 && eights === undefined) || (wide > 0 && sixteens === undefined)) {
    return { verdict: 'unknown', sentence: 'Plugs for the card: not verified.', compared };
  }
  return short
    ? {
        verdict: 'warn',
        sentence: 'The card needs its adapter: the power supply has no 16-pin plug of its own.',
        compared,
        mend,
      }
    : { verdict: 'ok', sentence: 'The power supply has the plugs for the card.', compared };
}

const sum = (plugs: readonly string[], kind: RegExp): number =>
  plugs.filter((plug) => kind.test(plug)).reduce((all, plug) => all + Number.parseInt(plug, 10), 0);
