import { categoryTree, type CategoryNode } from '@sirkito/commerce';
import { X } from 'lucide-react';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { DraftSelect, DraftText, type Editing } from '../shared/draft-fields.tsx';
import { SmallSelect } from '../shared/small-field.tsx';
import { parseTargets } from './promotion-draft.ts';

interface Choice {
  id: string;
  name: string;
}

interface TargetFieldsProps {
  editing: Editing;
  brands: readonly Choice[];
}

/** Edits which items the promotion applies to. */
export function TargetFields({ editing, brands }: TargetFieldsProps) {
  const { scope } = editing.draft;
  return (
    <div className="grid gap-4">
      <DraftSelect
        editing={{
          ...editing,
          onChange: (field, value) => {
            editing.onChange(field, value);
            editing.onChange('targets', '');
          },
        }}
        name="scope"
        label="Applies to"
      >
        <option value="all">All products</option>
        <option value="brands">Brands</option>
        <option value="categories">Categories</option>
        <option value="products">Products</option>
      </DraftSelect>
      {scope === 'products' && (
        <DraftText editing={editing} name="targets" label="SKUs" rows={4} hint="One per line" />
      )}
      {scope === 'brands' && <TargetPicker editing={editing} noun="brand" choices={brands} />}
      {scope === 'categories' && (
        <TargetPicker editing={editing} noun="category" choices={categoryChoices(categoryTree)} />
      )}
    </div>
  );
}

interface TargetPickerProps {
  editing: Editing;
  noun: string;
  choices: readonly Choice[];
}

function TargetPicker({ editing, noun, choices }: TargetPickerProps) {
  const selected = parseTargets(editing.draft);
  const setTargets = (ids: readonly string[]) => editing.onChange('targets', ids.join('\n'));
  const nameOf = (id: string) => choices.find((choice) => choice.id === id)?.name ?? id;
  return (
    <div className="grid gap-2">
      <Field label={`Add a ${noun}`} error={editing.errors['targets']}>
        {(control) => (
          <SmallSelect
            {...control}
            value=""
            onChange={({ target }) => setTargets([...selected, target.value])}
          >
            <option value="">Select a {noun}</option>
            {choices
              .filter(({ id }) => !selected.includes(id))
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </SmallSelect>
        )}
      </Field>
      <ul className="grid gap-1 empty:hidden">
        {selected.map((id) => (
          <li
            key={id}
            className="flex items-center justify-between gap-2 rounded-sm bg-surface-sunken pl-3 text-small"
          >
            {nameOf(id)}
            <IconButton
              icon={X}
              label={`Remove ${nameOf(id)}`}
              onClick={() => setTargets(selected.filter((one) => one !== id))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

const categoryChoices = (nodes: readonly CategoryNode[], parentPath = ''): Choice[] =>
  nodes.flatMap(({ id, label, children }) => [
    { id, name: parentPath + label },
    ...categoryChoices(children, `${parentPath}${label} / `),
  ]);
