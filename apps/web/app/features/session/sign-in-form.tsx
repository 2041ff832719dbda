import { zodResolver } from '@hookform/resolvers/zod';
import { SignIn, type SignInForm as Given } from '@sirkito/contracts/accounts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { fieldError, showRefusal } from '#web/lib/form-refusal.ts';
import { Field, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

interface SignInFormProps {
  onSignIn: (given: SignIn) => Promise<void>;
  /** For those who do not know their password. */
  wayOut?: ReactNode;
  /** Of whoever has just opened an account. */
  email?: string | undefined;
}

export function SignInForm({ onSignIn, wayOut, email }: SignInFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Given, unknown, SignIn>(
    { resolver: zodResolver(SignIn), defaultValues: email ? { email } : {} },
  );
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (given) => {
    try {
      await onSignIn(given);
    } catch (error) {
      showRefusal(error, setError, ['email', 'password']);
      setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <Form
      action="Sign in"
      size="large"
      onSubmit={submit}
      isBusy={isSubmitting}
      refusal={errors.root?.message}
    >
      <Field label="E-mail" error={fieldError('E-mail', errors.email)}>
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Password" error={fieldError('Password', errors.password)} aside={wayOut}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
    </Form>
  );
}
