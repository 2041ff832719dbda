import { formatCount, type Attribute } from '@sirkito/commerce';
import { useId } from 'react';
import { Note } from '#web/ui/note.tsx';
import { Card } from '../../shared/card.tsx';
import { DraftInput, DraftSelect, DraftText, type Editing } from './draft-fields.tsx';
import { attributeField, editableAttributes } from './product-draft.ts';

/** Edits the specs of the category, compatibility first. */
export function SpecFields({ editing }: { editing: Editing }) {
  const attributes = editableAttributes(editing.draft);
  if (attributes.length === 0) return null;
  const groups = Map.groupBy(attributes, ([, { group }]) => group);
  const sortedGroups = [...groups].toSorted(
    ([one], [other]) => Number(other === 'Compatibility') - Number(one === 'Compatibility'),
  );
  const isEmpty = ([key]: [string, Attribute]) => !editing.draft[attributeField(key)];
  const missing = (groups.get('Compatibility') ?? []).filter(isEmpty).length;
  return (
    <Card title="Specifications">
      <div className="grid gap-7">
        {missing > 0 && (
          <Note kind="unknown">
            <b className="font-medium">{formatCount(missing, 'compatibility spec')} missing.</b>{' '}
            Customers see “Not verified” until you fill them in.
          </Note>
        )}
        {sortedGroups.map(([group, specs]) => (
          <fieldset key={group}>
            <legend className="mb-3 text-caption text-ink-muted">{group}</legend>
            <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {specs.map(([key, attribute]) => (
                <SpecField
                  key={key}
                  name={attributeField(key)}
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

interface SpecFieldProps {
  editing: Editing;
  name: string;
  attribute: Attribute;
}

export function SpecField({ editing, name, attribute }: SpecFieldProps) {
  const listId = useId();
  const { kind, label, hint } = attribute;
  const shared = { editing, name, hint };
  const placeholder = 'Not verified';
  switch (kind) {
    case 'number': {
      const { unit, min, max } = attribute;
      const labelWithUnit = unit ? `${label} (${unit})` : label;
      return (
        <DraftInput
          {...shared}
          label={labelWithUnit}
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
      const example = attribute.format?.example ?? attribute.values?.slice(0, 3).join(', ');
      const format = example ? `One per line, e.g. ${example}` : 'One per line';
      return (
        <DraftText
          {...shared}
          label={label}
          rows={2}
          placeholder={placeholder}
          hint={hint ? `${hint} ${format}` : format}
        />
      );
    }
    case 'text':
      return (
        <>
          <DraftInput
            {...shared}
            label={label}
            list={attribute.values ? listId : undefined}
            placeholder={placeholder}
            hint={attribute.format ? `e.g. ${attribute.format.example}` : hint}
          />
          {attribute.values && (
            <datalist id={listId}>
              {attribute.values.map((value) => (
                <option key={value} value={value} />
              ))}
            </datalist>
          )}
        </>
      );
  }
}
