import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { fieldError } from '#web/lib/api/form-error.ts';
import { Field, TextInput } from '#web/ui/form/field.tsx';

interface EmailFieldProps {
  /** Called with the other fields, because the first registered field with an error gets the focus. */
  register: () => UseFormRegisterReturn;
  error: FieldError | undefined;
}

/** Asks for the email address that identifies the account. */
export const EmailField = ({ error, register }: EmailFieldProps) => (
  <Field label="Email" error={fieldError('Email', error)}>
    {(control) => (
      <TextInput
        {...control}
        {...register()}
        type="email"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    )}
  </Field>
);
