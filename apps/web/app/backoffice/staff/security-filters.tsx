import { entriesOf, securityEventGroups } from '@sirkito/commerce';
import type { SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { SmallInput, SmallSelect } from '../shared/forms/small-field.tsx';
import { securityGroupLabels, securityKindLabel } from './security-labels.ts';

const textFields = [
  { name: 'email', label: 'Email', type: 'email', maxLength: 254 },
  { name: 'address', label: 'Network', type: 'text', placeholder: 'e.g. 203.0.113.7' },
  { name: 'from', label: 'From', type: 'date' },
  { name: 'to', label: 'To', type: 'date' },
] as const;

/** Filters by kind, account, network and days. They are part of the URL. */
export function SecurityFilters() {
  const [search, setSearch] = useSearchParams();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)];
    setSearch(
      fields.flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
      ),
    );
  };
  return (
    <form
      // Shows the URL's filters again after navigating back.
      key={search.toString()}
      role="search"
      aria-label="Filter security log"
      onSubmit={submit}
      className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-6"
    >
      <Field label="Event">
        {(control) => (
          <SmallSelect {...control} name="kind" defaultValue={search.get('kind') ?? ''}>
            <option value="">All</option>
            {entriesOf(securityEventGroups).map(([group, kinds]) => (
              <optgroup key={group} label={securityGroupLabels[group]}>
                {kinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {securityKindLabel(kind)}
                  </option>
                ))}
              </optgroup>
            ))}
          </SmallSelect>
        )}
      </Field>
      {textFields.map(({ label, ...field }) => (
        <Field key={field.name} label={label}>
          {(control) => (
            <SmallInput {...control} {...field} defaultValue={search.get(field.name) ?? ''} />
          )}
        </Field>
      ))}
      <Button type="submit" look="quiet" size="small" className="h-11! self-end sm:h-9!">
        Filter
      </Button>
    </form>
  );
}
