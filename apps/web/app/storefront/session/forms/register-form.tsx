import { zodResolver } from '@hookform/resolvers/zod';
import {
  Registration,
  type RegistrationForm as FormValues,
} from '@sirkito/contracts/accounts/new-password-schemas';
import { isCommonPassword } from '@sirkito/contracts/accounts/common-passwords';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { withFallbackMessage } from '#web/lib/api/with-fallback-message.ts';
import { fieldError, showFormError } from '#web/lib/api/form-error.ts';
import { passwordStrength } from '#web/lib/session/password-strength.ts';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { EmailField } from './email-field.tsx';

interface RegisterFormProps {
  onRegister: (values: Registration) => Promise<void>;
  /** Shown below the error, for customers who may already have an account. */
  help: ReactNode;
}

export function RegisterForm({ onRegister, help }: RegisterFormProps) {
  const { register, handleSubmit, setError, control, formState } = useForm<
    FormValues,
    unknown,
    Registration
  >({ resolver: zodResolver(Registration) });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' }) ?? '';
  const submit = handleSubmit(async (values) => {
    try {
      await onRegister(values);
    } catch (error) {
      const shown = withFallbackMessage(error, 'Registration failed');
      showFormError(shown, setError, ['userName', 'email', 'password', 'confirmPassword']);
    }
  });

  return (
    <Form
      action="Create account"
      size="large"
      onSubmit={submit}
      isBusy={isSubmitting}
      error={errors.root?.message}
      help={help}
    >
      <p className="text-small text-ink-muted">All fields are required.</p>
      <Field
        label="Name"
        hint="3 to 30 characters. Shown with your reviews"
        error={fieldError('Name', errors.userName)}
      >
        {(field) => (
          <TextInput {...field} {...register('userName')} autoComplete="nickname" required />
        )}
      </Field>
      <EmailField error={errors.email} register={() => register('email')} />
      <Field
        label="Password"
        hint={<Strength password={password} />}
        error={fieldError('Password', errors.password)}
      >
        {(field) => (
          <PasswordInput {...field} {...register('password')} autoComplete="new-password" />
        )}
      </Field>
      <Field
        label="Confirm password"
        error={fieldError('Confirm password', errors.confirmPassword)}
      >
        {(field) => (
          <PasswordInput
            {...field}
            {...register('confirmPassword')}
            which="confirmation"
            autoComplete="new-password"
          />
        )}
      </Field>
    </Form>
  );
}

function Strength({ password }: { password: string }) {
  return <span aria-live="polite">{passwordStrength(password, isCommonPassword(password))}</span>;
}
