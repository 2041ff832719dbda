import { categoryTree, type CategoryNode } from '@sirkito/commerce';
import { X } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { errorAt, FormSelect, FormText } from '../shared/forms/form-fields.tsx';
import { SmallSelect } from '../shared/forms/small-field.tsx';
import { parseTargets, type PromotionFields } from './promotion-draft.ts';

interface Choice {
  id: string;
  name: string;
}

interface TargetsProps {
  form: UseFormReturn<PromotionFields>;
  /** The current values. */
  fields: PromotionFields;
}

interface TargetFieldsProps extends TargetsProps {
  brands: readonly Choice[];
}

/** Edits which items the promotion applies to. */
export function TargetFields({ form, fields, brands }: TargetFieldsProps) {
  const { scope } = fields;
  return (
    <div className="grid gap-4">
      <FormSelect
        form={form}
        name="scope"
        label="Applies to"
        onChange={() => form.setValue('targets', '')}
      >
        <option value="all">All products</option>
        <option value="brands">Brands</option>
        <option value="categories">Categories</option>
        <option value="products">Products</option>
      </FormSelect>
      {scope === 'products' && (
        <FormText form={form} name="targets" label="SKUs" rows={4} hint="One per line" />
      )}
      {scope === 'brands' && (
        <TargetPicker form={form} fields={fields} noun="brand" choices={brands} />
      )}
      {scope === 'categories' && (
        <TargetPicker
          form={form}
          fields={fields}
          noun="category"
          choices={categoryChoices(categoryTree)}
        />
      )}
    </div>
  );
}

interface TargetPickerProps extends TargetsProps {
  noun: string;
  choices: readonly Choice[];
}

function TargetPicker({ form, fields, noun, choices }: TargetPickerProps) {
  const selected = parseTargets(fields.targets);
  const setTargets = (ids: readonly string[]) => form.setValue('targets', ids.join('\n'));
  const nameOf = (id: string) => choices.find((choice) => choice.id === id)?.name ?? id;
  return (
    <div className="grid gap-2">
      <Field label={`Add a ${noun}`} error={errorAt(form, 'targets')}>
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
