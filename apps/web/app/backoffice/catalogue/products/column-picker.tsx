import { useSearchParams } from 'react-router';
import { buttonLook } from '#web/ui/buttons/button-style.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { hiddenColumns, productColumns, withColumn } from './product-columns.ts';

export function ColumnPicker() {
  const [search, setSearch] = useSearchParams();
  const hidden = hiddenColumns(search);
  return (
    <details className="relative hidden md:block">
      <summary className={`${buttonLook('quiet', 'small')} h-9! cursor-pointer`}>Columns</summary>
      <fieldset className="absolute right-0 z-10 mt-1 grid w-44 rounded border border-line bg-surface-raised p-1.5 shadow-2 xl:right-auto xl:left-0">
        <legend className="sr-only">Columns</legend>
        {productColumns.map(({ id, name }) => (
          <label
            key={id}
            className="flex h-9 items-center gap-2.5 rounded px-2 text-small hover:bg-surface-active"
          >
            <Checkbox
              checked={!hidden.has(id)}
              onChange={({ target }) =>
                setSearch(withColumn(search, id, target.checked), { preventScrollReset: true })
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
