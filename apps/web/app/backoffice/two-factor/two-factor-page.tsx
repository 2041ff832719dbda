import { formatCount } from '@sirkito/commerce';
import { twoFactorPaths } from '@sirkito/contracts/two-factor/staff-paths';
import type { TwoFactor } from '@sirkito/contracts/two-factor/staff-schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Card } from '../shared/card.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { meKey } from '../shared/query-keys.ts';
import { useMe } from '../shared/use-permissions.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { twoFactorQuery } from './two-factor.queries.ts';
import { SetUpAuthenticator } from './set-up-authenticator.tsx';

interface TwoFactorPageProps {
  /** These belong to the shop's account pages; the route joins them. */
  passkeys: ReactNode;
  password: ReactNode;
  sessions: ReactNode;
}

/** Sign-in settings of the signed-in staff member. */
export function TwoFactorPage({ passkeys, password, sessions }: TwoFactorPageProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { data, error } = useQuery(twoFactorQuery(api));
  const me = useMe();
  const [isChangingPassword, setIsChangingPassword] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const show = async (newCodes: string[]) => {
    setCodes(newCodes);
    await queries.invalidateQueries(twoFactorQuery(api));
    await queries.invalidateQueries({ queryKey: meKey });
  };
  return (
    <>
      <PageHead title="My account" />
      <div className="grid max-w-xl gap-4">
        <ErrorNote error={error} />
        {!data && !error && <Skeleton className="h-72 w-full" />}
        {data && (
          <Card title="Two-factor authentication" aside={<State isOn={data.isOn} />}>
            {codes && <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />}
            {!codes && data.isOn && <EnabledSettings twoFactor={data} onCodes={show} />}
            {!codes && !data.isOn && (
              <SetUpAuthenticator onCodes={(newCodes) => void show(newCodes)} />
            )}
          </Card>
        )}
        <Card title="Passkeys">
          <p className="mb-4 text-small text-ink-muted">
            Sign in with your fingerprint, face or screen lock instead of your password and a code.
          </p>
          {passkeys}
        </Card>
        {me && !me.mustSetUpTwoFactor && (
          <>
            <Card title="Password">
              {isChangingPassword ? (
                password
              ) : (
                <Button look="quiet" onClick={() => setIsChangingPassword(true)}>
                  Change password
                </Button>
              )}
            </Card>
            <Card title="Where you're signed in">
              <div className="grid gap-4">{sessions}</div>
            </Card>
          </>
        )}
      </div>
    </>
  );
}

const State = ({ isOn }: { isOn: boolean }) => (
  <span className={`text-caption ${isOn ? 'text-positive' : 'text-ink-muted'}`}>
    {isOn ? 'On' : 'Off'}
  </span>
);

interface EnabledSettingsProps {
  twoFactor: TwoFactor;
  onCodes: (codes: string[]) => Promise<void>;
}

function EnabledSettings({ twoFactor, onCodes }: EnabledSettingsProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { recoveryCodesLeft: left, isRequired } = twoFactor;
  return (
    <div className="grid gap-4">
      <p className="text-small text-ink-muted">
        You sign in with your password and a code from your app.{' '}
        {formatCount(left, 'recovery code')} left.
      </p>
      {left < 3 && <Note kind="warn">Generate new recovery codes before you run out.</Note>}
      <Collapsible title="Generate new recovery codes">
        <ConfirmIdentity
          asks={['password', 'code']}
          action="Generate codes"
          onConfirm={async (body) => onCodes((await api(twoFactorPaths.renew, { body })).data)}
        />
      </Collapsible>
      <Collapsible title="Replace authenticator app">
        <SetUpAuthenticator isReplacement onCodes={(codes) => void onCodes(codes)} />
      </Collapsible>
      {isRequired ? (
        <p className="text-small text-ink-muted">
          Your role needs two-factor authentication, so you can't turn it off.
        </p>
      ) : (
        <Collapsible title="Turn off two-factor authentication">
          <ConfirmIdentity
            asks={['password', 'code']}
            action="Turn off"
            onConfirm={async (body) => {
              const { data } = await api(twoFactorPaths.end, { body });
              queries.setQueryData(twoFactorQuery(api).queryKey, data);
              toast({ title: 'Two-factor authentication turned off', variant: 'success' });
            }}
          />
        </Collapsible>
      )}
    </div>
  );
}

function Collapsible({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group rounded border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 text-small font-medium">
        {title}
        <ChevronDown size={16} className="group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  );
}
