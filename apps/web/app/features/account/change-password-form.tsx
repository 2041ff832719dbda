import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordChange } from '@sirkito/contracts/accounts-own';
import { isCommonPassword } from '@sirkito/contracts/common-passwords';
import { ownAccountPaths } from '@sirkito/contracts/paths/accounts-own';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useApi } from '#web/lib/app-providers.tsx';
import { fieldError, showRefusal } from '#web/lib/form-refusal.ts';
import { passwordStrength } from '#web/lib/password-strength.ts';
import { toast } from '#web/lib/toasts.ts';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { sessionsQuery } from './account.queries.ts';

const empty = { currentPassword: '', newPassword: '' };

export function ChangePasswordForm({ email }: { email: string }) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { register, handleSubmit, setError, reset, control, formState } = useForm<PasswordChange>({
    resolver: zodResolver(PasswordChange),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const wanted = useWatch({ control, name: 'newPassword' });
  const strength = passwordStrength(wanted, isCommonPassword(wanted));
  const submit = handleSubmit(async (body) => {
    try {
      const { message } = await api(ownAccountPaths.changePassword, { body });
      reset(empty);
      toast({ title: message, variant: 'success' });
      await queries.invalidateQueries(sessionsQuery(api));
    } catch (error) {
      showRefusal(error, setError, ['currentPassword', 'newPassword'], {
        secret: 'password',
        at: 'currentPassword',
      });
    }
  });

  return (
    <Form
      action="Change the password"
      look="quiet"
      onSubmit={submit}
      isBusy={isSubmitting}
      refusal={errors.root?.message}
    >
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      <Field
        label="Current password"
        error={fieldError('Current password', errors.currentPassword)}
      >
        {(given) => (
          <PasswordInput
            {...given}
            {...register('currentPassword')}
            autoComplete="current-password"
          />
        )}
      </Field>
      <Field
        label="New password"
        hint={<span aria-live="polite">{strength}</span>}
        error={fieldError('New password', errors.newPassword)}
      >
        {(given) => (
          <PasswordInput {...given} {...register('newPassword')} autoComplete="new-password" />
        )}
      </Field>
    </Form>
  );
}
