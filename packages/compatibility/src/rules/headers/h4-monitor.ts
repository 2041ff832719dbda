import { eachPair } from '../../build.ts';
import { formatComparison, type Rule } from '../../finding.ts';
import { fact, listOf } from '../../part.ts';

const portPatterns = [
  /HDMI/i,
  /DisplayPort|\bDP\b/i,
  /USB.?C|Type-C|Thunderbolt/i,
  /DVI/i,
  /VGA|D-Sub/i,
];
const portNames = ['HDMI', 'DisplayPort', 'USB-C', 'DVI', 'VGA'];

const toPortNames = (ports: readonly string[]): readonly string[] =>
  portNames.filter((_, index) => ports.some((port) => portPatterns[index]?.test(port)));

export const h4: Rule = {
  id: 'H4',
  check: ({ monitors, cards }) =>
    eachPair(monitors, cards, (monitor, card) => {
      const [inputs, outputs] = [listOf(monitor, 'ports'), listOf(card, 'ports')];
      const [monitorPorts, cardPorts] = [
        inputs && toPortNames(inputs),
        outputs && toPortNames(outputs),
      ];
      const evidence = {
        compared: formatComparison(cardPorts?.join(', '), monitorPorts?.join(', ')),
        facts: [fact(monitor, 'ports'), fact(card, 'ports')],
      };
      if (!monitorPorts?.length || !cardPorts?.length) {
        return { verdict: 'unknown', sentence: 'Monitor connection: not verified.', ...evidence };
      }
      const shared = monitorPorts.find((port) => cardPorts.includes(port));
      return shared
        ? { verdict: 'ok', sentence: `The card and monitor both have ${shared}.`, ...evidence }
        : {
            verdict: 'info',
            sentence: 'The card and monitor have no matching ports. Use an adapter.',
            ...evidence,
          };
    }),
};
