import { confirmationPaths } from '@sirkito/contracts/confirmation/staff-paths';
import { confirmationMinutes } from '@sirkito/commerce';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { identityQuestion } from '#web/lib/session/confirmation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { ConfirmWithPasskey } from './confirm-with-passkey.tsx';
import { twoFactorQuery } from './two-factor.queries.ts';

/** Asks for the password, or a passkey, when the API requires a confirmation; the call is then repeated. */
export function ConfirmDialog() {
  const answer = identityQuestion.useOpen()?.answer;
  return (
    <Modal
      label="Confirm it's you"
      isOpen={answer !== undefined}
      onOpenChange={(isOpen) => !isOpen && answer?.(false)}
      className="top-[16dvh] mx-auto w-[min(26rem,calc(100%-2rem))] rounded border border-line p-6 opacity-0 open:opacity-100 starting:open:opacity-0"
    >
      {answer && <ConfirmFields onAnswer={answer} />}
    </Modal>
  );
}

function ConfirmFields({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const api = useApi();
  const { data, error } = useQuery(twoFactorQuery(api));
  const isPasskeyOnly = Boolean(data?.hasPasskey && !data.isOn);
  return (
    <div className="grid gap-4">
      <h2 className="text-title font-[560]">Confirm it's you</h2>
      <p className="text-ink-muted">
        This needs your {isPasskeyOnly ? 'passkey' : 'password'}. We won't ask again for{' '}
        {confirmationMinutes} minutes.
      </p>
      <ErrorNote error={error} />
      {!data && !error && <Skeleton className="h-28" />}
      {data && !isPasskeyOnly && (
        <ConfirmIdentity
          asks={data.isOn ? ['password', 'code'] : ['password']}
          action="Confirm"
          autoFocus
          onConfirm={async ({ password, code }) => {
            const body = { password, ...(data.isOn && { code }) };
            await api(confirmationPaths.confirm, { body });
            onAnswer(true);
          }}
        />
      )}
      {data?.hasPasskey && (
        <ConfirmWithPasskey isOnlyWay={isPasskeyOnly} onConfirmed={() => onAnswer(true)} />
      )}
      <Button look="quiet" className="justify-self-start" onClick={() => onAnswer(false)}>
        Cancel
      </Button>
    </div>
  );
}
