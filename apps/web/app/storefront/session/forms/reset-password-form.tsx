import { zodResolver } from '@hookform/resolvers/zod';
import { ResetForm } from '@sirkito/contracts/accounts/new-password-schemas';
import { isCommonPassword } from '@sirkito/contracts/accounts/common-passwords';
import { useForm, useWatch } from 'react-hook-form';
import { fieldError, showFormError } from '#web/lib/api/form-error.ts';
import { passwordStrength } from '#web/lib/session/password-strength.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';

interface ResetPasswordFormProps {
  onChoose: (values: ResetForm) => Promise<void>;
}

export function ResetPasswordForm({ onChoose }: ResetPasswordFormProps) {
  const { register, handleSubmit, setError, control, formState } = useForm<ResetForm>({
    resolver: zodResolver(ResetForm),
  });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' }) ?? '';
  const strength = passwordStrength(password, isCommonPassword(password));
  const submit = handleSubmit(async (values) => {
    try {
      await onChoose(values);
    } catch (error) {
      showFormError(error, setError, ['password'], { secret: 'resetLink', at: 'root' });
    }
  });

  return (
    <Form
      action="Save password"
      size="large"
      onSubmit={submit}
      isBusy={isSubmitting}
      error={errors.root?.message}
    >
      <Field
        label="New password"
        hint={<span aria-live="polite">{strength}</span>}
        error={fieldError('New password', errors.password)}
      >
        {(field) => (
          <PasswordInput {...field} {...register('password')} autoComplete="new-password" />
        )}
      </Field>
    </Form>
  );
}
