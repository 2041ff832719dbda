import { categoryTree, type CategoryNode } from '@sirkito/commerce';
import { X } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Field } from '#web/ui/field.tsx';
import { DraftSelect, DraftText, type Editing } from '../draft-fields.tsx';
import { SmallSelect } from '../small-field.tsx';
import { targetsIn } from './promotion-draft.ts';

interface Choice {
  id: string;
  name: string;
}

interface TargetFieldsProps {
  editing: Editing;
  brands: readonly Choice[];
}

/** What the promotion is for. */
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
        label="For"
      >
        <option value="all">Everything</option>
        <option value="brands">Brands</option>
        <option value="categories">Categories</option>
        <option value="products">Products</option>
      </DraftSelect>
      {scope === 'products' && (
        <DraftText editing={editing} name="targets" label="SKUs" rows={4} hint="One a line" />
      )}
      {scope === 'brands' && <Chosen editing={editing} noun="brand" choices={brands} />}
      {scope === 'categories' && (
        <Chosen editing={editing} noun="category" choices={placesIn(categoryTree)} />
      )}
    </div>
  );
}

interface ChosenProps {
  editing: Editing;
  noun: string;
  choices: readonly Choice[];
}

function Chosen({ editing, noun, choices }: ChosenProps) {
  const chosen = targetsIn(editing.draft);
  const put = (ids: readonly string[]) => editing.onChange('targets', ids.join('\n'));
  const nameOf = (id: string) => choices.find((choice) => choice.id === id)?.name ?? id;
  return (
    <div className="grid gap-2">
      <Field label={`Add a ${noun}`} error={editing.errors['targets']}>
        {(control) => (
          <SmallSelect
            {...control}
            value=""
            onChange={({ target }) => put([...chosen, target.value])}
          >
            <option value="">Choose a {noun}</option>
            {choices
              .filter(({ id }) => !chosen.includes(id))
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </SmallSelect>
        )}
      </Field>
      <ul className="grid gap-1 empty:hidden">
        {chosen.map((id) => (
          <li
            key={id}
            className="flex items-center justify-between gap-2 rounded-sm bg-surface-sunken pl-3 text-small"
          >
            {nameOf(id)}
            <IconButton
              icon={X}
              label={`Remove ${nameOf(id)}`}
              onClick={() => put(chosen.filter((one) => one !== id))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

const placesIn = (nodes: readonly CategoryNode[], above = ''): Choice[] =>
  nodes.flatMap(({ id, label, children }) => [
    { id, name: above + label },
    ...placesIn(children, `${above}${label} / `),
  ]);
