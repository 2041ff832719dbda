import type { ComponentProps, ReactNode } from 'react';
import { controlLook, Field } from '#web/ui/form/field.tsx';
import { SmallInput, SmallSelect } from '../../shared/forms/small-field.tsx';

/** Shared by all fields of a form: values, errors and the change handler. */
export interface Editing {
  draft: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  onChange: (field: string, value: string) => void;
}

interface DraftFieldProps {
  editing: Editing;
  name: string;
  label: string;
  hint?: ReactNode;
}

export function DraftInput(
  props: DraftFieldProps & Omit<ComponentProps<'input'>, 'name' | 'className' | keyof Editing>,
) {
  const { editing, name, label, hint, ...input } = props;
  return (
    <Field label={label} hint={hint} error={editing.errors[name]}>
      {(control) => (
        <SmallInput
          {...control}
          {...input}
          value={editing.draft[name] ?? ''}
          onChange={({ target }) => editing.onChange(name, target.value)}
        />
      )}
    </Field>
  );
}

export function DraftSelect(props: DraftFieldProps & { children: ReactNode; disabled?: boolean }) {
  const { editing, name, label, hint, children, disabled } = props;
  return (
    <Field label={label} hint={hint} error={editing.errors[name]}>
      {(control) => (
        <SmallSelect
          {...control}
          disabled={disabled}
          value={editing.draft[name] ?? ''}
          onChange={({ target }) => editing.onChange(name, target.value)}
        >
          {children}
        </SmallSelect>
      )}
    </Field>
  );
}

export function DraftText(
  props: DraftFieldProps & { rows: number; maxLength?: number; placeholder?: string },
) {
  const { editing, name, label, hint, ...area } = props;
  return (
    <Field label={label} hint={hint} error={editing.errors[name]}>
      {(control) => (
        <textarea
          {...control}
          {...area}
          value={editing.draft[name] ?? ''}
          onChange={({ target }) => editing.onChange(name, target.value)}
          className={`${controlLook} py-2 sm:text-small`}
        />
      )}
    </Field>
  );
}
