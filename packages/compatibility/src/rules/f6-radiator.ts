import type { Rule } from '../finding.ts';
import { fact, numberOf } from '../part.ts';
import { mountsOf, placeRadiators, withRadiator } from '../radiators.ts';
import { isLiquid } from '../names.ts';

export const f6: Rule = {
  id: 'F6',
  judge: ({ coolers, cards, cases }) => {
    const radiators = [...coolers.filter(isLiquid), ...withRadiator(cards)];
    if (radiators.length === 0) return [];
    return cases.map((pcCase) => {
      const mounts = mountsOf(pcCase);
      const sizes = radiators.map((part) => numberOf(part, 'radiatorSizeMm'));
      const rooms = mounts?.map(({ place, sizes: own }) => `${place} ${own.join(', ')}`).join('; ');
      const seen = {
        compared: `${sizes.map((size) => size ?? '?').join(' + ')} mm / ${rooms ?? '?'}`,
        facts: [
          ...radiators.map((part) => fact(part, 'radiatorSizeMm')),
          fact(pcCase, 'radiatorMounts'),
        ],
      };
      const sized = withRadiator(radiators);
      if (mounts && placeRadiators(sized, mounts).includes(undefined)) {
        return {
          verdict: 'error',
          sentence: `The case has no mount for a ${sizes.join(' and a ')} mm radiator.`,
          ...seen,
          mend: { slot: 'cpu_cooling', sentence: 'Choose a cooler the case has room for' },
        };
      }
      if (!mounts || sized.length < radiators.length) {
        return {
          verdict: 'unknown',
          sentence: 'A mount for the radiator: not verified. The maker lists none.',
          ...seen,
        };
      }
      return { verdict: 'ok', sentence: 'The case has a mount for the radiator.', ...seen };
    });
  },
};
