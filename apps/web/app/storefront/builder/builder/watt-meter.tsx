import { headroomOf, upsWatts } from '@sirkito/compatibility';
import type { BuildPart } from '@sirkito/contracts/builds/schemas';
import { missingPowerNote, type BuildView } from '../build-view.ts';

const tones = { green: 'text-positive', amber: 'text-warning', red: 'text-danger' };

const wattsOf = (supply: BuildPart | undefined): number | undefined => {
  const watts = supply?.attributes['wattage'];
  return typeof watts === 'number' ? watts : undefined;
};

/**
 * Draws the power draw as a bar: processor, graphics, other and headroom, scaled to the power
 * supply.
 */
export function WattMeter({ build }: { build: BuildView }) {
  const { power, requiredWatts } = build.evaluation;
  const unstated = missingPowerNote(build);
  const supply = build.placed.find(({ slot }) => slot.id === 'power_supply')?.part;
  const supplyWatts = wattsOf(supply);
  const scale = Math.max(supplyWatts ?? 0, requiredWatts, power.loadWatts);
  const percent = (watts: number) => `${((watts / scale) * 100).toFixed(2)}%`;
  const headroom =
    supplyWatts === undefined
      ? undefined
      : headroomOf(supplyWatts, { loadWatts: power.loadWatts, requiredWatts });
  const bars = [
    { name: 'Processor', watts: power.cpuWatts, fill: 'fill-ink' },
    { name: 'Graphics', watts: power.graphicsWatts, fill: 'fill-ink-muted' },
    { name: 'Other', watts: power.restWatts, fill: 'fill-line-strong' },
  ];
  return (
    <section aria-label="Power" className="border-b border-line p-5">
      <div className="flex items-end justify-between gap-4">
        <div>
          <p className="text-small text-ink-muted">Power draw at full load</p>
          <p className="text-[2.5rem] leading-tight font-[560] tracking-[-0.036em] tabular-nums">
            {power.loadWatts}
            <span className="fact ml-1 text-base font-normal text-ink-muted">W</span>
          </p>
        </div>
        {headroom && (
          <p className="text-right text-small text-ink-muted">
            <span className={`block font-medium ${tones[headroom.tone]}`}>
              {headroom.share >= 0
                ? `${Math.floor(headroom.share * 100)}% headroom`
                : 'Not enough power'}
            </span>
            with a {supplyWatts} W power supply
          </p>
        )}
      </div>
      <svg
        className="mt-3 h-8 w-full overflow-visible"
        role="img"
        aria-label={`${power.loadWatts} watts${supplyWatts === undefined ? '' : ` of ${supplyWatts}`}; ${requiredWatts} recommended`}
      >
        <rect
          y="6"
          width={percent(supplyWatts ?? scale)}
          height="22"
          rx="3"
          className="fill-surface-sunken"
        />
        {bars.map(({ name, watts, fill }, index) => (
          <rect
            key={name}
            x={percent(bars.slice(0, index).reduce((sum, bar) => sum + bar.watts, 0))}
            y="6"
            width={percent(watts)}
            height="22"
            className={`${fill} stroke-surface-raised`}
          />
        ))}
        <line
          x1={percent(requiredWatts)}
          x2={percent(requiredWatts)}
          y1="2"
          y2="30"
          className="stroke-trace"
          strokeWidth="1.5"
        />
        <circle
          cx={percent(requiredWatts)}
          cy="0"
          r="3.5"
          className="fill-surface-raised stroke-trace"
          strokeWidth="2"
        />
      </svg>
      <ul className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-caption text-ink-muted">
        {bars.map(({ name, watts, fill }) => (
          <li key={name} className="flex items-center gap-1.5">
            <svg className="size-2.5" aria-hidden="true">
              <rect width="10" height="10" rx="2" className={fill} />
            </svg>
            {name} {watts} W
          </li>
        ))}
      </ul>
      <p className="mt-2.5 text-caption text-ink-muted">
        The marker shows the recommended {requiredWatts} W. Use a UPS rated for{' '}
        {upsWatts(power.loadWatts)} W or more.
        {power.isEstimated && ' Some values are estimated.'}
        {unstated && ` ${unstated}, so the actual draw may be higher.`}
      </p>
    </section>
  );
}
