import { eachPair } from '../build.ts';
import { beside, type Rule } from '../finding.ts';
import { fact, listOf } from '../part.ts';

const kinds = [/HDMI/i, /DisplayPort|\bDP\b/i, /USB.?C|Type-C|Thunderbolt/i, /DVI/i, /VGA|D-Sub/i];
const namesOf = ['HDMI', 'DisplayPort', 'USB-C', 'DVI', 'VGA'];

const plugs = (ports: readonly string[]): readonly string[] =>
  namesOf.filter((_, place) => ports.some((port) => kinds[place]?.test(port)));

export const h4: Rule = {
  id: 'H4',
  judge: ({ monitors, cards }) =>
    eachPair(monitors, cards, (monitor, card) => {
      const [inputs, outputs] = [listOf(monitor, 'ports'), listOf(card, 'ports')];
      const [takes, gives] = [inputs && plugs(inputs), outputs && plugs(outputs)];
      const seen = {
        compared: beside(gives?.join(', '), takes?.join(', ')),
        facts: [fact(monitor, 'ports'), fact(card, 'ports')],
      };
      if (!takes?.length || !gives?.length) {
        return { verdict: 'unknown', sentence: 'Cable to the monitor: not verified.', ...seen };
      }
      const shared = takes.find((plug) => gives.includes(plug));
      return shared
        ? { verdict: 'ok', sentence: `Card and monitor share ${shared}.`, ...seen }
        : { verdict: 'info', sentence: 'Card and monitor share no plug. Add an adapter.', ...seen };
    }),
};
