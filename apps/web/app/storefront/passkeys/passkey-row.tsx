import { formatDate } from '@sirkito/commerce';
import { passkeyPaths } from '@sirkito/contracts/passkeys/paths';
import type { Passkey, PasskeysReply } from '@sirkito/contracts/passkeys/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextInput } from '#web/ui/form/field.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { passkeysQuery } from './passkeys.queries.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  onRemoved?: (() => void) | undefined;
}

export function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [api, queries] = [useApi(), useQueryClient()];
  const [draft, setDraft] = useState<string>();
  const [isRemoving, setIsRemoving] = useState(false);
  const show = ({ data }: PasskeysReply) => queries.setQueryData(passkeysQuery(api).queryKey, data);
  const rename = useSingleFlightMutation({
    mutationFn: (newName: string) =>
      api(passkeyPaths.rename, { params: { id }, body: { name: newName } }),
    onSuccess: (reply) => {
      show(reply);
      setDraft(undefined);
    },
    onError: toastError,
  });
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (draft?.trim()) rename.mutate(draft);
  };
  if (draft !== undefined) {
    return (
      <li className="border-t border-line py-3">
        <form className="flex flex-wrap items-center gap-2" onSubmit={save}>
          <div className="min-w-0 flex-1 basis-40">
            <TextInput
              aria-label={`New name for ${name}`}
              value={draft}
              maxLength={40}
              // Replaces the button that had the focus.
              autoFocus
              autoComplete="off"
              onChange={({ target }) => setDraft(target.value)}
            />
          </div>
          <Button type="submit" look="quiet" size="small" isBusy={rename.isPending}>
            Save
          </Button>
          <Button look="bare" size="small" onClick={() => setDraft(undefined)}>
            Cancel
          </Button>
        </form>
      </li>
    );
  }
  if (isRemoving) {
    return (
      <li className="border-t border-line py-3">
        <RemovePasskey
          passkey={passkey}
          onCancel={() => setIsRemoving(false)}
          onRemoved={(reply) => {
            show(reply);
            toast({ title: 'Passkey removed', variant: 'success' });
            onRemoved?.();
          }}
        />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="fact text-caption text-ink-muted">
          Added {formatDate(createdAt)} ·{' '}
          {lastUsedAt ? `Last used ${formatDate(lastUsedAt)}` : 'Not used yet'}
        </p>
      </div>
      <div className="flex gap-1">
        <Button look="bare" size="small" onClick={() => setDraft(name)}>
          Rename <span className="sr-only">{name}</span>
        </Button>
        <Button look="bare" size="small" onClick={() => setIsRemoving(true)}>
          Remove <span className="sr-only">{name}</span>
        </Button>
      </div>
    </li>
  );
}
