import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordChange } from '@sirkito/contracts/accounts/own-schemas';
import { isCommonPassword } from '@sirkito/contracts/accounts/common-passwords';
import { ownAccountPaths } from '@sirkito/contracts/accounts/own-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { fieldError, showFormError } from '#web/lib/api/form-error.ts';
import { passwordStrength } from '#web/lib/session/password-strength.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { sessionsQuery } from './sessions.queries.ts';

const empty = { currentPassword: '', newPassword: '' };

export function ChangePasswordForm({ email }: { email: string }) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { register, handleSubmit, setError, reset, control, formState } = useForm<PasswordChange>({
    resolver: zodResolver(PasswordChange),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const newPassword = useWatch({ control, name: 'newPassword' });
  const strength = passwordStrength(newPassword, isCommonPassword(newPassword));
  const submit = handleSubmit(async (body) => {
    try {
      const { message } = await api(ownAccountPaths.changePassword, { body });
      reset(empty);
      toast({ title: message, variant: 'success' });
      await queries.invalidateQueries(sessionsQuery(api));
    } catch (error) {
      showFormError(error, setError, ['currentPassword', 'newPassword'], {
        secret: 'password',
        at: 'currentPassword',
      });
    }
  });

  return (
    <Form
      action="Change password"
      look="quiet"
      onSubmit={submit}
      isBusy={isSubmitting}
      error={errors.root?.message}
    >
      {/* Tells password managers which account this is. */}
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      <Field
        label="Current password"
        error={fieldError('Current password', errors.currentPassword)}
      >
        {(field) => (
          <PasswordInput
            {...field}
            {...register('currentPassword')}
            which="current"
            autoComplete="current-password"
          />
        )}
      </Field>
      <Field
        label="New password"
        hint={<span aria-live="polite">{strength}</span>}
        error={fieldError('New password', errors.newPassword)}
      >
        {(field) => (
          <PasswordInput
            {...field}
            {...register('newPassword')}
            which="new"
            autoComplete="new-password"
          />
        )}
      </Field>
    </Form>
  );
}
