import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { buttonLook } from '#web/ui/buttons/button-style.ts';
import { Filters, type FiltersProps } from './filters.tsx';
import { fitsFilter } from '../listing-state.ts';

interface FilterRailProps extends FiltersProps {
  form: string;
}

/** The filters next to the results. Without JavaScript it is a form, below them on phones. */
export function FilterRail({ form, ...filters }: FilterRailProps) {
  const { category, search, view, chosen } = filters.state;
  const fits = chosen[fitsFilter]?.join();
  const hiddenFields = { category, search, fits, view: view === 'list' ? view : undefined };
  return (
    <aside
      aria-label="Filters"
      className="hidden lg:block lg:border-r lg:border-line lg:pr-7 no-script:block no-script:max-lg:order-last no-script:max-lg:mt-12"
    >
      <form
        id={form}
        action={shopPaths.allProducts}
        onSubmit={(event) => event.preventDefault()}
        className="lg:sticky lg:top-20 lg:-ml-1 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:overscroll-contain lg:pt-2 lg:pr-1 lg:pl-1 lg:[scrollbar-width:thin]"
      >
        <h2 className="sr-only">Filters</h2>
        {Object.entries(hiddenFields).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Filters {...filters} />
        <button
          type="submit"
          className={`${buttonLook('copper')} mt-4 hidden! no-script:inline-flex!`}
        >
          Apply
        </button>
      </form>
    </aside>
  );
}
