import { ShopError } from '@sirkito/contracts/shop-error';
import { useState, type SyntheticEvent } from 'react';
import { credentialErrorMessage } from '#web/lib/api/credential-errors.ts';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';

interface TwoFactorFormProps {
  onCode: (code: string) => Promise<void>;
}

/** Asks for the second factor after the password. */
export function TwoFactorForm({ onCode }: TwoFactorFormProps) {
  const [code, setCode] = useState('');
  const [message, setMessage] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsBusy(true);
    try {
      await onCode(code);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      setMessage(credentialErrorMessage(error, 'code'));
      setIsBusy(false);
    }
  };
  return (
    <Form action="Continue" size="large" onSubmit={submit} isBusy={isBusy} error={message}>
      <Field label="Code" hint="6-digit code from your app, or a recovery code">
        {(control) => (
          <TextInput
            {...control}
            // The form replaces the previous one and has a single field.
            autoFocus
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
    </Form>
  );
}
