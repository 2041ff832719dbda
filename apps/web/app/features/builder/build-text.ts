import { effectivePrice, formatPesos } from '@sirkito/commerce';
import { upsWatts } from '@sirkito/compatibility';
import { summary, type BuildView } from './build-view.ts';

/** A build as people paste it into a forum. */
export function buildText(name: string, build: BuildView, address: string): string {
  const { power } = build.evaluation;
  return [
    name || 'My build',
    '',
    ...build.placed.map(({ slot, part, count }) => {
      const times = count > 1 ? ` × ${count}` : '';
      return `${slot.label}: ${part.name}${times}, ${formatPesos(effectivePrice(part))}`;
    }),
    '',
    `Total: ${formatPesos(build.total)}`,
    `Load: ${power.loadWatts} W, UPS: ${upsWatts(power.loadWatts)} W or more`,
    summary(build),
    address,
  ].join('\n');
}
