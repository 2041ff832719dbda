import { zodResolver } from '@hookform/resolvers/zod';
import { ResetForm } from '@sirkito/contracts/accounts';
import { isCommonPassword } from '@sirkito/contracts/common-passwords';
import { useForm, useWatch } from 'react-hook-form';
import { fieldError, showRefusal } from '#web/lib/form-refusal.ts';
import { passwordStrength } from '#web/lib/password-strength.ts';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

interface ResetPasswordFormProps {
  onChoose: (given: ResetForm) => Promise<void>;
}

export function ResetPasswordForm({ onChoose }: ResetPasswordFormProps) {
  const { register, handleSubmit, setError, control, formState } = useForm<ResetForm>({
    resolver: zodResolver(ResetForm),
  });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' }) ?? '';
  const strength = passwordStrength(password, isCommonPassword(password));
  const submit = handleSubmit(async (given) => {
    try {
      await onChoose(given);
    } catch (error) {
      showRefusal(error, setError, ['password'], { secret: 'resetLink', at: 'root' });
    }
  });

  return (
    <Form
      action="Save the password"
      size="large"
      onSubmit={submit}
      isBusy={isSubmitting}
      refusal={errors.root?.message}
    >
      <Field
        label="New password"
        hint={<span aria-live="polite">{strength}</span>}
        error={fieldError('New password', errors.password)}
      >
        {(given) => (
          <PasswordInput {...given} {...register('password')} autoComplete="new-password" />
        )}
      </Field>
    </Form>
  );
}
