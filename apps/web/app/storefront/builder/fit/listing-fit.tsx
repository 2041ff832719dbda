import { formatList } from '@sirkito/commerce';
import { remainingParts, limitsFor } from '@sirkito/compatibility';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useOptimisticChange } from '#web/lib/interaction/use-optimistic-change.ts';
import type { ListingTarget } from '#web/lib/storage/stored-fit.ts';
import { toPart } from '../build-view.ts';
import { partsQuery } from '../builds.queries.ts';
import { limitLabels } from './limit-labels.ts';

interface ListingFitProps extends ListingTarget {
  /** Part ids of the current build. */
  ids: readonly string[];
}

/** Filters a listing to what fits the build. Only parts that limit its category count. */
export function ListingFit(props: ListingFitProps) {
  const { category, isOn, isRanked, isBrief, onChange, ids } = props;
  const { data: parts = [] } = useQuery(partsQuery(useApi(), ids));
  const limiting = remainingParts({ id: '', categoryId: category }, parts.map(toPart)).filter(
    (part) => limitsFor(category, [part]).length > 0,
  );
  if (limiting.length === 0) return null;
  const filter = (isFiltered: boolean) => {
    const fitting = [...new Set(limiting.map(({ id }) => id))].toSorted();
    onChange(isFiltered ? fitting : undefined);
  };
  const limits = limitLabels(limitsFor(category, limiting));
  if (isBrief) {
    return (
      <label className="ml-auto flex min-h-9 cursor-pointer items-center gap-2.5 text-small">
        Only what fits <span className="sr-only">my build</span>
        <Switch isOn={isOn} onChange={filter} />
      </label>
    );
  }
  return (
    <label className="mt-3 mb-2 grid cursor-pointer grid-cols-[1fr_auto] gap-x-3 gap-y-1 rounded border border-line bg-surface-raised p-3.5 lg:mt-2">
      <span className="text-small font-[520]">Only what fits my build</span>
      <Switch isOn={isOn} onChange={filter} />
      <span className="col-span-full text-caption text-ink-muted">
        {limits.length > 0 && `${capitalized(formatList(limits))}. `}
        {isRanked && !isOn && 'What fits is listed first.'}
      </span>
    </label>
  );
}

interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Switch({ isOn, onChange }: SwitchProps) {
  const [isShownOn, setIsOn] = useOptimisticChange(isOn, onChange);
  return (
    <input
      type="checkbox"
      role="switch"
      checked={isShownOn}
      onChange={({ target }) => setIsOn(target.checked)}
      className="relative h-5 w-9 flex-none cursor-pointer appearance-none rounded-full bg-line-strong transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-full before:bg-surface-raised before:transition-transform checked:bg-ink checked:before:translate-x-4"
    />
  );
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
