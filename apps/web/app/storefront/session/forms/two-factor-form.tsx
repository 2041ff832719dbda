import { ShopError } from '@sirkito/contracts/shop-error';
import { useForm } from 'react-hook-form';
import { credentialErrorMessage } from '#web/lib/api/credential-errors.ts';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';

interface TwoFactorFormProps {
  onCode: (code: string) => Promise<void>;
}

/** Asks for the second factor after the password. */
export function TwoFactorForm({ onCode }: TwoFactorFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const submit = handleSubmit(async ({ code }) => {
    try {
      await onCode(code);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      setError('root', { message: credentialErrorMessage(error, 'code') });
    }
  });
  return (
    <Form
      action="Continue"
      size="large"
      onSubmit={submit}
      isBusy={isSubmitting || isSubmitSuccessful}
      error={errors.root?.message}
    >
      <Field label="Code" hint="6-digit code from your app, or a recovery code">
        {(control) => (
          <TextInput
            {...control}
            {...register('code')}
            // The form replaces the previous one and has a single field.
            autoFocus
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        )}
      </Field>
    </Form>
  );
}
