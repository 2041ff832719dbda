import { SlidersHorizontal } from 'lucide-react';
import { buttonLook } from '#web/ui/buttons/button-style.ts';
import type { ListingState } from './listing-state.ts';
import { SortSelect } from './sort-select.tsx';
import type { ListingEdit } from './use-optimistic-listing.ts';
import { ViewSwitch } from './view-switch.tsx';

interface ListingToolsProps {
  state: ListingState;
  /** Id of the filter form, which submits the other fields without JavaScript. */
  form: string;
  filtersOn: number;
  onChange: (edit: ListingEdit) => void;
  onFiltersNear: () => void;
  onFilters: () => void;
}

const small = buttonLook('quiet', 'small');

export function ListingTools(props: ListingToolsProps) {
  const { state, form, filtersOn, onChange, onFiltersNear, onFilters } = props;
  const name = filtersOn > 0 ? `Filters (${filtersOn})` : 'Filters';
  return (
    <div className="-mx-gutter flex w-[calc(100%+2*var(--gutter))] gap-2 border-t border-line px-gutter pt-3 sm:mx-0 sm:w-auto sm:border-0 sm:px-0 sm:pt-0">
      <button
        type="button"
        className={`${small} h-11! flex-none px-3! sm:h-10! lg:hidden no-script:hidden`}
        onPointerEnter={onFiltersNear}
        onFocus={onFiltersNear}
        onClick={onFilters}
      >
        <SlidersHorizontal size={16} strokeWidth={1.5} aria-hidden="true" />
        {name}
      </button>
      <a href={`#${form}`} className={`${small} hidden! h-11! no-script:max-lg:inline-flex!`}>
        {name}
      </a>
      <SortSelect state={state} form={form} onChange={onChange} />
      <button
        type="submit"
        form={form}
        className={`${small} hidden! h-11! sm:h-10! no-script:inline-flex!`}
      >
        Apply
      </button>
      <ViewSwitch state={state} onChange={onChange} />
    </div>
  );
}
