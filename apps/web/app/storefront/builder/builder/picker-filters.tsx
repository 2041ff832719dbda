import { formatCount } from '@sirkito/commerce';
import type { ChoicesQueryInput } from '@sirkito/contracts/builds/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Field, Select, TextInput } from '#web/ui/form/field.tsx';
import { slotFiltersQuery } from '../builds.queries.ts';

/** Query fields of the chosen filters; no empty ones. */
export type ChosenFilters = Partial<
  Pick<
    ChoicesQueryInput,
    'brands' | 'min_price' | 'max_price' | (`attr.${string}` & keyof ChoicesQueryInput)
  >
>;

interface PickerFiltersProps {
  slot: ChoicesQueryInput['slot'];
  /** Ids of the parts that the choices must fit, separated by commas. */
  fits: string;
  chosen: ChosenFilters;
  onChange: (chosen: ChosenFilters) => void;
}

/** Brand, price and the filters of the slot's category. The values load when it is opened. */
export function PickerFilters({ slot, fits, chosen, onChange }: PickerFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const filters = useQuery({ ...slotFiltersQuery(useApi(), slot, fits), enabled: isOpen });
  const count = Object.keys(chosen).length;
  const set = (name: string, value: string) => {
    const { [name]: _, ...others }: Record<string, unknown> = chosen;
    onChange(value === '' ? others : { ...others, [name]: value });
  };
  const valueOf = (name: string) => {
    const { [name]: value }: Record<string, unknown> = chosen;
    return typeof value === 'string' ? value : '';
  };
  const { brandCounts = [], facets = [] } = filters.data ?? {};
  const brands = brandCounts.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between text-small font-medium hover:underline">
        {count > 0 ? formatCount(count, 'filter') : 'Filters'}
        <span aria-hidden="true" className="text-ink-muted">
          +
        </span>
      </summary>
      <div className="grid grid-cols-2 gap-3 pt-1 pb-2">
        <ErrorNote error={filters.error} className="col-span-full" />
        <Values
          label="Brand"
          value={valueOf('brands')}
          values={brands}
          onChange={(value) => set('brands', value)}
        />
        {facets.map(({ attribute, label, values }) => (
          <Values
            key={attribute}
            label={label}
            value={valueOf(`attr.${attribute}`)}
            values={values}
            onChange={(value) => set(`attr.${attribute}`, value)}
          />
        ))}
        <Amount
          label="Price from"
          value={valueOf('min_price')}
          onChange={(value) => set('min_price', value)}
        />
        <Amount
          label="Price up to"
          value={valueOf('max_price')}
          onChange={(value) => set('max_price', value)}
        />
        {count > 0 && (
          <Button
            look="quiet"
            size="small"
            className="col-span-full justify-self-start"
            onClick={() => onChange({})}
          >
            Clear filters
          </Button>
        )}
      </div>
    </details>
  );
}

interface ValueProps {
  label: string;
  /** Empty if any value will do. */
  value: string;
  onChange: (value: string) => void;
}

function Values({
  label,
  value,
  values,
  onChange,
}: ValueProps & { values: readonly { value: string; label: string }[] }): ReactNode {
  const isKnown = value === '' || values.some((one) => one.value === value);
  if (values.length < 2 && isKnown && value === '') return null;
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">Any</option>
          {!isKnown && <option value={value}>{value}</option>}
          {values.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const Amount = ({ label, value, onChange }: ValueProps) => (
  <Field label={label}>
    {(control) => (
      <TextInput
        {...control}
        inputMode="numeric"
        placeholder="₱"
        maxLength={8}
        value={value}
        onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, ''))}
      />
    )}
  </Field>
);
