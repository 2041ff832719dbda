import { passkeyPaths } from '@sirkito/contracts/passkeys/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { promptForNewPasskey } from '#web/lib/session/passkey-prompt.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CreatePasskey } from './create-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeysQuery } from './passkeys.queries.ts';

interface OwnPasskeysProps {
  /** Called when a passkey was added or removed. */
  onChange?: () => void;
}

/** Lists the passkeys of the signed-in person and adds new ones. */
export function OwnPasskeys({ onChange }: OwnPasskeysProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { data: passkeys, error } = useQuery(passkeysQuery(api));
  const [isAdding, setIsAdding] = useState(false);
  const add = async ({ name, password }: { name: string; password: string }) => {
    const { data: options } = await api(passkeyPaths.start, { body: { password } });
    const credential = await promptForNewPasskey(options);
    const { data } = await api(passkeyPaths.add, { body: { name, credential } });
    queries.setQueryData(passkeysQuery(api).queryKey, data);
    setIsAdding(false);
    toast({ title: 'Passkey added', variant: 'success' });
    onChange?.();
  };
  if (error && !passkeys) return <ErrorNote error={error} />;
  if (!passkeys) return <Skeleton className="h-24 w-full" />;
  return (
    <div className="grid gap-5">
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="grid border-b border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={onChange} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <CreatePasskey onAdd={add} />
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => setIsAdding(true)}>
          Add a passkey
        </Button>
      )}
    </div>
  );
}
