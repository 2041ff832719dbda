import { effectivePrice, formatPesos } from '@sirkito/commerce';
import { upsWatts } from '@sirkito/compatibility';
import { summary, type BuildView } from './build-view.ts';

/** Formats a build as plain text for pasting into a forum. */
export function buildText(name: string, build: BuildView, url: string): string {
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
    `Power draw: ${power.loadWatts} W, recommended UPS: ${upsWatts(power.loadWatts)} W or more`,
    summary(build),
    url,
  ].join('\n');
}
