import { useState, type SyntheticEvent } from 'react';
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
  onConfirm: (credentials: Credentials) => Promise<void>;
}

const empty: Credentials = { password: '', code: '' };

const credentialKind = ([first = 'code', second]: ConfirmIdentityProps['asks']) =>
  second ? 'passwordOrCode' : first;

/** Asks for the password, a code, or both. */
export function ConfirmIdentity({ asks, action, onConfirm }: ConfirmIdentityProps) {
  const [credentials, setCredentials] = useState(empty);
  const [error, setError] = useState<string>();
  const confirm = useSingleFlightMutation({
    mutationFn: async () => {
      setError(undefined);
      await onConfirm(credentials);
      setCredentials(empty);
    },
    onError: (failure) => setError(credentialErrorMessage(failure, credentialKind(asks))),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    return confirm.mutateAsync();
  };
  return (
    <Form action={action} onSubmit={submit} isBusy={confirm.isPending} error={error}>
      {asks.includes('password') && (
        <Field label="Current password">
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={credentials.password}
              onChange={({ target }) => setCredentials({ ...credentials, password: target.value })}
            />
          )}
        </Field>
      )}
      {asks.includes('code') && (
        <Field label="Authentication code">
          {(control) => (
            <TextInput
              {...control}
              autoComplete="one-time-code"
              inputMode={asks.length === 1 ? 'numeric' : 'text'}
              spellCheck={false}
              value={credentials.code}
              onChange={({ target }) => setCredentials({ ...credentials, code: target.value })}
            />
          )}
        </Field>
      )}
    </Form>
  );
}
