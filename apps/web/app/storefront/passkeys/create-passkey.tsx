import { ShopError } from '@sirkito/contracts/shop-error';
import { useForm } from 'react-hook-form';
import { fieldError, showFormError } from '#web/lib/api/form-error.ts';
import { PasskeyPromptError } from '#web/lib/session/passkey-prompt.ts';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';

interface FormValues {
  name: string;
  password: string;
}

/** Asks for the password and a name before the browser creates the passkey. */
export function CreatePasskey({ onAdd }: { onAdd: (values: FormValues) => Promise<void> }) {
  const { register, handleSubmit, setError, formState } = useForm<FormValues>({
    defaultValues: { name: 'My device', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await onAdd(values);
    } catch (error) {
      if (error instanceof PasskeyPromptError) setError('root', { message: error.message });
      else if (error instanceof ShopError) {
        showFormError(error, setError, ['name', 'password'], {
          secret: 'password',
          at: 'password',
        });
      } else throw error;
    }
  });
  return (
    <Form
      action="Create passkey"
      onSubmit={submit}
      isBusy={isSubmitting}
      error={errors.root?.message}
    >
      <Field label="Name" hint="So you can tell it apart" error={fieldError('Name', errors.name)}>
        {(control) => (
          <TextInput
            {...control}
            {...register('name', { required: 'Enter a name' })}
            maxLength={40}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Your password" error={fieldError('Your password', errors.password)}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password', { required: 'Enter your password' })}
            autoComplete="current-password"
          />
        )}
      </Field>
    </Form>
  );
}
