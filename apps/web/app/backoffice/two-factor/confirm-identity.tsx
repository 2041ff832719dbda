import { useForm } from 'react-hook-form';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { credentialErrorMessage } from '#web/lib/api/credential-errors.ts';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';

export interface Credentials {
  password: string;
  code: string;
}

interface ConfirmIdentityProps {
  /** Credentials to ask for, in order. */
  asks: readonly (keyof Credentials)[];
  action: string;
  /** In a dialog, where typing is all there is to do. */
  autoFocus?: boolean;
  onConfirm: (credentials: Credentials) => Promise<void>;
}

const empty: Credentials = { password: '', code: '' };

const credentialKind = ([first = 'code', second]: ConfirmIdentityProps['asks']) =>
  second ? 'passwordOrCode' : first;

/** Asks for the password, a code, or both. */
export function ConfirmIdentity({
  asks,
  action,
  autoFocus = false,
  onConfirm,
}: ConfirmIdentityProps) {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: empty,
  });
  const confirm = useSingleFlightMutation({
    mutationFn: onConfirm,
    onSuccess: () => reset(),
    onError: (error) =>
      setError('root', { message: credentialErrorMessage(error, credentialKind(asks)) }),
  });
  return (
    <Form
      action={action}
      onSubmit={handleSubmit(confirm.mutateAsync)}
      isBusy={confirm.isPending}
      error={formState.errors.root?.message}
    >
      {asks.includes('password') && (
        <Field label="Current password">
          {(control) => (
            <PasswordInput
              {...control}
              {...register('password')}
              autoFocus={autoFocus}
              autoComplete="current-password"
            />
          )}
        </Field>
      )}
      {asks.includes('code') && (
        <Field label="Authentication code">
          {(control) => (
            <TextInput
              {...control}
              {...register('code')}
              autoComplete="one-time-code"
              inputMode={asks.length === 1 ? 'numeric' : 'text'}
              spellCheck={false}
            />
          )}
        </Field>
      )}
    </Form>
  );
}
