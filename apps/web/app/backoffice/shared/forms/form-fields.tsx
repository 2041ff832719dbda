import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { controlLook, Field } from '#web/ui/form/field.tsx';
import { SmallInput, SmallSelect } from './small-field.tsx';

interface FormFieldProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  name: Path<Fields>;
  label: string;
  hint?: ReactNode;
}

export const errorAt = <Fields extends FieldValues>(
  { formState, getFieldState }: UseFormReturn<Fields>,
  name: Path<Fields>,
): string | undefined => getFieldState(name, formState).error?.message;

type InputProps = Pick<
  ComponentProps<'input'>,
  'autoCapitalize' | 'inputMode' | 'maxLength' | 'type'
>;

export function FormInput<Fields extends FieldValues>(props: FormFieldProps<Fields> & InputProps) {
  const { form, name, label, hint, ...input } = props;
  return (
    <Field label={label} hint={hint} error={errorAt(form, name)}>
      {(control) => <SmallInput {...control} {...input} {...form.register(name)} />}
    </Field>
  );
}

interface FormSelectProps<Fields extends FieldValues> extends FormFieldProps<Fields> {
  onChange?: () => void;
  children: ReactNode;
}

export function FormSelect<Fields extends FieldValues>(props: FormSelectProps<Fields>) {
  const { form, name, label, hint, onChange, children } = props;
  return (
    <Field label={label} hint={hint} error={errorAt(form, name)}>
      {(control) => (
        <SmallSelect {...control} {...form.register(name, onChange && { onChange })}>
          {children}
        </SmallSelect>
      )}
    </Field>
  );
}

export function FormText<Fields extends FieldValues>(
  props: FormFieldProps<Fields> & { rows: number; maxLength?: number },
) {
  const { form, name, label, hint, ...area } = props;
  return (
    <Field label={label} hint={hint} error={errorAt(form, name)}>
      {(control) => (
        <textarea
          {...control}
          {...area}
          {...form.register(name)}
          className={`${controlLook} py-2 sm:text-small`}
        />
      )}
    </Field>
  );
}
