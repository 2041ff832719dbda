import { zodResolver } from '@hookform/resolvers/zod';
import { Registration, type RegistrationForm as Given } from '@sirkito/contracts/accounts';
import { isCommonPassword } from '@sirkito/contracts/common-passwords';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { failureOf } from '#web/lib/failure-of.ts';
import { fieldError, showRefusal } from '#web/lib/form-refusal.ts';
import { passwordStrength } from '#web/lib/password-strength.ts';
import { Field, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

interface RegisterFormProps {
  onRegister: (given: Registration) => Promise<void>;
  /** For those who may have an account already. */
  wayOn: ReactNode;
}

export function RegisterForm({ onRegister, wayOn }: RegisterFormProps) {
  const { register, handleSubmit, setError, control, formState } = useForm<
    Given,
    unknown,
    Registration
  >({ resolver: zodResolver(Registration) });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' }) ?? '';
  const submit = handleSubmit(async (given) => {
    try {
      await onRegister(given);
    } catch (error) {
      const failure = failureOf(error, 'Registration failed');
      showRefusal(failure, setError, ['userName', 'email', 'password', 'confirmPassword']);
    }
  });

  return (
    <Form
      action="Create account"
      size="large"
      onSubmit={submit}
      isBusy={isSubmitting}
      refusal={errors.root?.message}
      wayOn={wayOn}
    >
      <Field
        label="Name"
        hint="3 to 30 characters, shown beside your reviews"
        error={fieldError('Name', errors.userName)}
      >
        {(given) => <TextInput {...given} {...register('userName')} autoComplete="nickname" />}
      </Field>
      <Field label="E-mail" error={fieldError('E-mail', errors.email)}>
        {(given) => (
          <TextInput
            {...given}
            {...register('email')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        label="Password"
        hint={<Strength password={password} />}
        error={fieldError('Password', errors.password)}
      >
        {(given) => (
          <PasswordInput {...given} {...register('password')} autoComplete="new-password" />
        )}
      </Field>
      <Field label="Password again" error={fieldError('Password again', errors.confirmPassword)}>
        {(given) => (
          <PasswordInput {...given} {...register('confirmPassword')} autoComplete="new-password" />
        )}
      </Field>
    </Form>
  );
}

function Strength({ password }: { password: string }) {
  return <span aria-live="polite">{passwordStrength(password, isCommonPassword(password))}</span>;
}
