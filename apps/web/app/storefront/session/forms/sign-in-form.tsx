import { zodResolver } from '@hookform/resolvers/zod';
import { SignIn, type SignInForm as FormValues } from '@sirkito/contracts/accounts/schemas';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { fieldError, showFormError } from '#web/lib/api/form-error.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { EmailField } from './email-field.tsx';

interface SignInFormProps {
  onSignIn: (values: SignIn) => Promise<void>;
  forgotPasswordLink?: ReactNode;
  /** Prefilled after registration. */
  email?: string | undefined;
}

export function SignInForm({ onSignIn, forgotPasswordLink, email }: SignInFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<
    FormValues,
    unknown,
    SignIn
  >({ resolver: zodResolver(SignIn), defaultValues: email ? { email } : {} });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await onSignIn(values);
    } catch (error) {
      showFormError(error, setError, ['email', 'password']);
      setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <Form
      action="Sign in"
      size="large"
      onSubmit={submit}
      isBusy={isSubmitting}
      error={errors.root?.message}
    >
      <p className="text-small text-ink-muted">Both fields are required.</p>
      <EmailField error={errors.email} register={() => register('email')} />
      <Field
        label="Password"
        error={fieldError('Password', errors.password)}
        aside={forgotPasswordLink}
      >
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
    </Form>
  );
}
