import { eachPair } from '../../build.ts';
import { formatComparison, type Rule } from '../../finding.ts';
import { coolerSockets, socketOf } from '../../names.ts';
import { fact } from '../../part.ts';

export const f10: Rule = {
  id: 'F10',
  check: ({ coolers, cpus, boards }) =>
    eachPair(coolers, [...cpus, ...boards], (cooler, part) => {
      const [mounts, own] = [coolerSockets(cooler), socketOf(part)];
      const noun = part.categoryId === 'cpu' ? 'processor' : 'board';
      const evidence = {
        compared: formatComparison(own, mounts?.join(', ')),
        facts: [fact(part, 'socket'), fact(cooler, 'socket')],
      };
      if (!mounts || own === undefined) {
        return {
          verdict: 'unknown',
          sentence: `Cooler mount on the ${noun}: not verified.`,
          ...evidence,
        };
      }
      if (mounts.includes(own)) {
        return {
          verdict: 'ok',
          sentence: `The cooler fits the ${noun}'s ${own} socket.`,
          ...evidence,
        };
      }
      return {
        verdict: 'error',
        sentence: `The cooler doesn't fit the ${noun}'s ${own} socket.`,
        ...evidence,
        fix: { slot: 'cpu_cooling', sentence: `Choose a cooler for the ${own} socket` },
      };
    }),
};
