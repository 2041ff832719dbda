import { passkeyPaths } from '@sirkito/contracts/passkeys/paths';
import type { Passkey, PasskeysReply } from '@sirkito/contracts/passkeys/schemas';
import { useForm } from 'react-hook-form';
import { fieldError, showFormError } from '#web/lib/api/form-error.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';

interface RemovePasskeyProps {
  passkey: Passkey;
  onRemoved: (reply: PasskeysReply) => void;
  onCancel: () => void;
}

/** Asks for the password before the passkey is removed. */
export function RemovePasskey({ passkey: { id, name }, onRemoved, onCancel }: RemovePasskeyProps) {
  const api = useApi();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '' },
  });
  const { errors } = formState;
  const remove = useSingleFlightMutation({
    mutationFn: (body: { password: string }) => api(passkeyPaths.remove, { params: { id }, body }),
    onSuccess: onRemoved,
    onError: (error) =>
      showFormError(error, setError, ['password'], { secret: 'password', at: 'password' }),
  });
  return (
    <div className="grid gap-3">
      <Form
        action={`Remove ${name}`}
        onSubmit={handleSubmit(remove.mutateAsync)}
        isBusy={remove.isPending}
        error={errors.root?.message}
      >
        <Field label="Your password" error={fieldError('Your password', errors.password)}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('password', { required: 'Enter your password' })}
              // Replaces the button that had the focus.
              autoFocus
              autoComplete="current-password"
            />
          )}
        </Field>
      </Form>
      <Button look="bare" size="small" className="justify-self-start" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
