import { zodResolver } from '@hookform/resolvers/zod';
import { ProfileForm as Given, type Profile } from '@sirkito/contracts/accounts-own';
import { ownAccountPaths } from '@sirkito/contracts/paths/accounts-own';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useApi } from '#web/lib/app-providers.tsx';
import { fieldError, showRefusal } from '#web/lib/form-refusal.ts';
import { toast } from '#web/lib/toasts.ts';
import { Field, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { profileQuery } from './account.queries.ts';

interface ProfileFormProps {
  profile: Profile;
  onRenamed: (userName: string) => void;
}

export function ProfileForm({ profile, onRenamed }: ProfileFormProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { register, handleSubmit, setError, formState } = useForm<Given>({
    resolver: zodResolver(Given),
    values: { userName: profile.userName },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      const { data } = await api(ownAccountPaths.changeProfile, { body });
      queries.setQueryData(profileQuery(api).queryKey, data);
      onRenamed(data.userName);
      toast({ title: 'Your name was changed', variant: 'success' });
    } catch (error) {
      showRefusal(error, setError, ['userName']);
    }
  });

  return (
    <Form
      action="Save the name"
      look="quiet"
      onSubmit={submit}
      isBusy={isSubmitting}
      refusal={errors.root?.message}
    >
      <Field label="Name" error={fieldError('Name', errors.userName)}>
        {(control) => <TextInput {...control} {...register('userName')} autoComplete="nickname" />}
      </Field>
    </Form>
  );
}
