import type { Attribute } from '@sirkito/commerce';
import { useId } from 'react';
import { Note } from '#web/ui/note.tsx';
import { Card } from '../card.tsx';
import { DraftInput, DraftSelect, DraftText, type Editing } from '../draft-fields.tsx';
import { factField, factsIn } from './product-draft.ts';

/** A field for each fact that parts of this kind have, those that decide what fits first. */
export function FactFields({ editing }: { editing: Editing }) {
  const declared = factsIn(editing.draft);
  if (declared.length === 0) return null;
  const groups = Map.groupBy(declared, ([, { group }]) => group);
  const inOrder = [...groups].toSorted(
    ([one], [other]) => Number(other === 'Fit') - Number(one === 'Fit'),
  );
  const isEmpty = ([key]: [string, Attribute]) => !editing.draft[factField(key)];
  const missing = (groups.get('Fit') ?? []).filter(isEmpty).length;
  return (
    <Card title="Facts">
      <div className="grid gap-7">
        {missing > 0 && (
          <Note kind="unknown">
            <b className="font-medium">
              {missing === 1
                ? 'One fact for fitting is missing.'
                : `${missing} facts for fitting are missing.`}
            </b>{' '}
            Shoppers read “Not verified” until they are filled in.
          </Note>
        )}
        {inOrder.map(([group, facts]) => (
          <fieldset key={group}>
            <legend className="mb-3 text-caption text-ink-muted">{group}</legend>
            <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {facts.map(([key, attribute]) => (
                <FactField
                  key={key}
                  name={factField(key)}
                  attribute={attribute}
                  editing={editing}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Card>
  );
}

interface FactFieldProps {
  editing: Editing;
  name: string;
  attribute: Attribute;
}

export function FactField({ editing, name, attribute }: FactFieldProps) {
  const words = useId();
  const { kind, label, hint } = attribute;
  const shared = { editing, name, hint };
  const placeholder = 'Not verified';
  switch (kind) {
    case 'number': {
      const { unit, min, max } = attribute;
      const named = unit ? `${label} (${unit})` : label;
      return (
        <DraftInput
          {...shared}
          label={named}
          inputMode="decimal"
          placeholder={placeholder}
          title={`From ${min} to ${max}`}
        />
      );
    }
    case 'flag':
      return (
        <DraftSelect {...shared} label={label}>
          <option value="">{placeholder}</option>
          <option value="true">Yes</option>
          <option value="false">No</option>
        </DraftSelect>
      );
    case 'texts': {
      const example = attribute.form?.example ?? attribute.values?.slice(0, 3).join(', ');
      const form = example ? `One a line, such as ${example}.` : 'One a line.';
      return (
        <DraftText
          {...shared}
          label={label}
          rows={2}
          placeholder={placeholder}
          hint={hint ? `${hint} ${form}` : form}
        />
      );
    }
    case 'text':
      return (
        <>
          <DraftInput
            {...shared}
            label={label}
            list={attribute.values ? words : undefined}
            placeholder={placeholder}
            hint={attribute.form ? `Written like ${attribute.form.example}` : hint}
          />
          {attribute.values && (
            <datalist id={words}>
              {attribute.values.map((value) => (
                <option key={value} value={value} />
              ))}
            </datalist>
          )}
        </>
      );
  }
}
