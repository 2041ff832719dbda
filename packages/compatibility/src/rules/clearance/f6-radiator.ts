import type { Rule } from '../../finding.ts';
import { fact, numberOf } from '../../part.ts';
import { mountsOf, assignRadiators, withRadiator } from '../../facts/radiators.ts';
import { isLiquid } from '../../names.ts';

export const f6: Rule = {
  id: 'F6',
  check: ({ coolers, cards, cases }) => {
    const radiators = [...coolers.filter(isLiquid), ...withRadiator(cards)];
    if (radiators.length === 0) return [];
    return cases.map((pcCase) => {
      const mounts = mountsOf(pcCase);
      const sizes = radiators.map((part) => numberOf(part, 'radiatorSizeMm'));
      const available = mounts
        ?.map((mount) => `${mount.position} ${mount.sizes.join(', ')}`)
        .join('; ');
      const evidence = {
        compared: `${sizes.map((size) => size ?? '?').join(' + ')} mm / ${available ?? '?'}`,
        facts: [
          ...radiators.map((part) => fact(part, 'radiatorSizeMm')),
          fact(pcCase, 'radiatorMounts'),
        ],
      };
      const sized = withRadiator(radiators);
      if (mounts && assignRadiators(sized, mounts).includes(undefined)) {
        return {
          verdict: 'error',
          sentence: `The case has no mount for a ${sizes.join(' and a ')} mm radiator.`,
          ...evidence,
          fix: { slot: 'cpu_cooling', sentence: 'Choose a cooler that fits the case' },
        };
      }
      if (!mounts || sized.length < radiators.length) {
        return {
          verdict: 'unknown',
          sentence: 'Radiator mount: not verified.',
          ...evidence,
        };
      }
      return { verdict: 'ok', sentence: 'The case has a mount for the radiator.', ...evidence };
    });
  },
};
