import { useState, type SyntheticEvent } from 'react';
import { useOnce } from '#web/lib/use-once.ts';
import { refusalWords } from '#web/lib/wrong-words.ts';
import { Field, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

export interface Proof {
  password: string;
  code: string;
}

interface ProveOneselfProps {
  /** What is asked for, in this order. */
  asks: readonly (keyof Proof)[];
  action: string;
  onProof: (proof: Proof) => Promise<void>;
}

const nothing: Proof = { password: '', code: '' };

const secretOf = ([first = 'code', second]: ProveOneselfProps['asks']) =>
  second ? 'passwordOrCode' : first;

/** Shows that it is oneself: by the password, by a code, or by both. */
export function ProveOneself({ asks, action, onProof }: ProveOneselfProps) {
  const [given, setGiven] = useState(nothing);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, once] = useOnce();
  const prove = async () => {
    setRefusal(undefined);
    await onProof(given);
    setGiven(nothing);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    return once(prove, (refused) => setRefusal(refusalWords(refused, secretOf(asks))));
  };
  return (
    <Form action={action} onSubmit={submit} isBusy={isBusy} refusal={refusal}>
      {asks.includes('password') && (
        <Field label="Your password">
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={given.password}
              onChange={({ target }) => setGiven({ ...given, password: target.value })}
            />
          )}
        </Field>
      )}
      {asks.includes('code') && (
        <Field label="Code from the app">
          {(control) => (
            <TextInput
              {...control}
              autoComplete="one-time-code"
              inputMode={asks.length === 1 ? 'numeric' : 'text'}
              spellCheck={false}
              value={given.code}
              onChange={({ target }) => setGiven({ ...given, code: target.value })}
            />
          )}
        </Field>
      )}
    </Form>
  );
}
