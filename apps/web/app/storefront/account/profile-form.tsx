import { zodResolver } from '@hookform/resolvers/zod';
import { ProfileForm as FormValues, type Profile } from '@sirkito/contracts/accounts/own-schemas';
import { ownAccountPaths } from '@sirkito/contracts/accounts/own-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { fieldError, showFormError } from '#web/lib/api/form-error.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { profileQuery } from './account.queries.ts';

interface ProfileFormProps {
  profile: Profile;
  onRenamed: (userName: string) => void;
}

export function ProfileForm({ profile, onRenamed }: ProfileFormProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { register, handleSubmit, setError, formState } = useForm<FormValues>({
    resolver: zodResolver(FormValues),
    values: { userName: profile.userName },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      const { data } = await api(ownAccountPaths.changeProfile, { body });
      queries.setQueryData(profileQuery(api).queryKey, data);
      onRenamed(data.userName);
      toast({ title: 'Name updated', variant: 'success' });
    } catch (error) {
      showFormError(error, setError, ['userName']);
    }
  });

  return (
    <Form
      action="Save name"
      look="quiet"
      onSubmit={submit}
      isBusy={isSubmitting}
      error={errors.root?.message}
    >
      <Field label="Name" error={fieldError('Name', errors.userName)}>
        {(control) => <TextInput {...control} {...register('userName')} autoComplete="nickname" />}
      </Field>
    </Form>
  );
}
