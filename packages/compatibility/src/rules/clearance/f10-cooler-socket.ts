import { eachPair } from '../../build.ts';
import { formatComparison, type Rule } from '../../finding.ts';
import { coolerSockets, socketOf } from '../../names.ts';
import { fact } from '../../part.ts';

export const f10: Rule = {
  id: 'F10',
  check: ({ coolers, cpus }) =>
    eachPair(coolers, cpus, (cooler, cpu) => {
      const [mounts, own] = [coolerSockets(cooler), socketOf(cpu)];
      const evidence = {
        compared: formatComparison(own, mounts?.join(', ')),
        facts: [fact(cpu, 'socket'), fact(cooler, 'socket')],
      };
      if (!mounts || own === undefined) {
        return { verdict: 'unknown', sentence: 'Cooler mount: not verified.', ...evidence };
      }
      if (mounts.includes(own)) {
        return { verdict: 'ok', sentence: `The cooler fits the ${own} socket.`, ...evidence };
      }
      return {
        verdict: 'error',
        sentence: `The cooler doesn't fit the ${own} socket.`,
        ...evidence,
        fix: { slot: 'cpu_cooling', sentence: `Choose a cooler for the ${own} socket` },
      };
    }),
};
