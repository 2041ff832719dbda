import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { fieldError } from '#web/lib/api/form-error.ts';
import { Field, TextInput } from '#web/ui/form/field.tsx';

interface EmailFieldProps extends UseFormRegisterReturn {
  error: FieldError | undefined;
}

/** Asks for the email address that identifies the account. */
export const EmailField = ({ error, ...input }: EmailFieldProps) => (
  <Field label="Email" error={fieldError('Email', error)}>
    {(control) => (
      <TextInput
        {...control}
        {...input}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    )}
  </Field>
);
