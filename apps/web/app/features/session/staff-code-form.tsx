import { ShopError } from '@sirkito/contracts/shop-error';
import { useState, type SyntheticEvent } from 'react';
import { refusalWords } from '#web/lib/wrong-words.ts';
import { Field, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';

interface StaffCodeFormProps {
  onCode: (code: string) => Promise<void>;
}

/** After the password, for those who asked for a second step. */
export function StaffCodeForm({ onCode }: StaffCodeFormProps) {
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsBusy(true);
    try {
      await onCode(code);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      setRefusal(refusalWords(error, 'code'));
      setIsBusy(false);
    }
  };
  return (
    <Form action="Go on" size="large" onSubmit={submit} isBusy={isBusy} refusal={refusal}>
      <Field label="Code" hint="Six digits from your app, or one of your recovery codes">
        {(control) => (
          <TextInput
            {...control}
            // Whoever comes here has just pressed a button that led to this one field.
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
