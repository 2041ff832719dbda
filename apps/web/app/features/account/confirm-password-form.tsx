import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordForm } from '@sirkito/contracts/accounts-own';
import { useForm } from 'react-hook-form';
import { fieldError, showRefusal } from '#web/lib/form-refusal.ts';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

interface ConfirmPasswordFormProps {
  action: string;
  onConfirm: (given: PasswordForm) => Promise<void>;
}

/** For what should not be done by whoever finds the computer unlocked. */
export function ConfirmPasswordForm({ action, onConfirm }: ConfirmPasswordFormProps) {
  const { register, handleSubmit, setError, reset, formState } = useForm<PasswordForm>({
    resolver: zodResolver(PasswordForm),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (given) => {
    try {
      await onConfirm(given);
      reset();
    } catch (error) {
      showRefusal(error, setError, ['password'], { secret: 'password', at: 'password' });
    }
  });

  return (
    <Form
      action={action}
      look="quiet"
      onSubmit={submit}
      isBusy={isSubmitting}
      refusal={errors.root?.message}
    >
      <Field label="Your password" error={fieldError('Your password', errors.password)}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
    </Form>
  );
}
