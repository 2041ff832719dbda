import { eachPair } from '../build.ts';
import { beside, type Rule } from '../finding.ts';
import { coolerSockets, socketOf } from '../names.ts';
import { fact } from '../part.ts';

export const f10: Rule = {
  id: 'F10',
  judge: ({ coolers, cpus }) =>
    eachPair(coolers, cpus, (cooler, cpu) => {
      const [mounts, own] = [coolerSockets(cooler), socketOf(cpu)];
      const seen = {
        compared: beside(own, mounts?.join(', ')),
        facts: [fact(cpu, 'socket'), fact(cooler, 'socket')],
      };
      if (!mounts || own === undefined) {
        return { verdict: 'unknown', sentence: "The cooler's mount: not verified.", ...seen };
      }
      if (mounts.includes(own)) {
        return { verdict: 'ok', sentence: `The cooler mounts on ${own}.`, ...seen };
      }
      return {
        verdict: 'error',
        sentence: `The cooler has no mount for ${own}.`,
        ...seen,
        mend: { slot: 'cpu_cooling', sentence: `Choose a cooler for ${own}` },
      };
    }),
};
