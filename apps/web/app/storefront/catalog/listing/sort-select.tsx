import { entriesOf, isKeyOf } from '@sirkito/commerce';
import { ChevronDown } from 'lucide-react';
import { useOptimisticChange } from '#web/lib/interaction/use-optimistic-change.ts';
import { change } from './listing-changes.ts';
import type { ListingState } from './listing-state.ts';
import { sortNames } from './sort-names.ts';
import type { ListingEdit } from './use-optimistic-listing.ts';

interface SortSelectProps {
  state: ListingState;
  /** Id of the form it submits with, without JavaScript. */
  form: string;
  onChange: (edit: ListingEdit) => void;
}

export function SortSelect({ state, form, onChange }: SortSelectProps) {
  const [sort, setSort] = useOptimisticChange(state.sort, (next) =>
    onChange((now) => change(now, { sort: next })),
  );
  return (
    <label className="relative flex h-11 min-w-0 flex-1 items-center rounded border border-line-strong bg-surface-raised text-small hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:h-10 sm:flex-none">
      <span className="hidden pl-3.5 text-ink-muted sm:inline">Sort:</span>
      <span className="sr-only sm:hidden">Sort</span>
      <select
        name="sort"
        form={form}
        value={sort}
        onChange={({ target }) => isKeyOf(sortNames, target.value) && setSort(target.value)}
        className="h-full w-full min-w-0 cursor-pointer appearance-none bg-transparent pr-8 pl-3 text-ellipsis outline-none sm:pr-9 sm:pl-1.5"
      >
        {entriesOf(sortNames).map(
          ([id, name]) =>
            (state.search || id !== 'relevance') && (
              <option key={id} value={id} className="bg-surface-raised text-ink">
                {name}
              </option>
            ),
        )}
      </select>
      <ChevronDown
        size={14}
        strokeWidth={1.75}
        className="pointer-events-none absolute right-3"
        aria-hidden="true"
      />
    </label>
  );
}
