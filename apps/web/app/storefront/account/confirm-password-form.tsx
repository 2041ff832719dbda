import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordForm } from '@sirkito/contracts/accounts/own-schemas';
import { useForm } from 'react-hook-form';
import { fieldError, showFormError } from '#web/lib/api/form-error.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';

interface ConfirmPasswordFormProps {
  action: string;
  onConfirm: (values: PasswordForm) => Promise<void>;
}

/** Asks for the password before a sensitive action. */
export function ConfirmPasswordForm({ action, onConfirm }: ConfirmPasswordFormProps) {
  const { register, handleSubmit, setError, reset, formState } = useForm<PasswordForm>({
    resolver: zodResolver(PasswordForm),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await onConfirm(values);
      reset();
    } catch (error) {
      showFormError(error, setError, ['password'], { secret: 'password', at: 'password' });
    }
  });

  return (
    <Form
      action={action}
      look="quiet"
      onSubmit={submit}
      isBusy={isSubmitting}
      error={errors.root?.message}
    >
      <Field label="Your password" error={fieldError('Your password', errors.password)}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
    </Form>
  );
}
