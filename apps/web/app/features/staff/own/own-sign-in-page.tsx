import { secondStepPaths } from '@sirkito/contracts/paths/second-step-staff';
import type { SecondStep } from '@sirkito/contracts/second-step-staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { toast } from '#web/lib/toasts.ts';
import { Failed } from '#web/ui/failed.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Card } from '../card.tsx';
import { PageHead } from '../page-head.tsx';
import { ProveOneself } from './prove-oneself.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondStepQuery } from './second-step.queries.ts';
import { SetUpApp } from './set-up-app.tsx';

/** How one signs in oneself; everybody who works here has this page. */
export function OwnSignInPage() {
  const [api, queries] = [useApi(), useQueryClient()];
  const { data, error } = useQuery(secondStepQuery(api));
  const [codes, setCodes] = useState<string[]>();
  const show = async (given: string[]) => {
    setCodes(given);
    await queries.invalidateQueries(secondStepQuery(api));
  };
  return (
    <>
      <PageHead title="Your sign-in" />
      <div className="max-w-xl">
        <Failed why={error} />
        {!data && !error && <Skeleton className="h-72 w-full" />}
        {data && (
          <Card title="Code after the password" aside={<State isOn={data.isOn} />}>
            {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
            {!codes && data.isOn && <Switched step={data} onCodes={show} />}
            {!codes && !data.isOn && <SetUpApp onCodes={(given) => void show(given)} />}
          </Card>
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

interface SwitchedProps {
  step: SecondStep;
  onCodes: (codes: string[]) => Promise<void>;
}

function Switched({ step, onCodes }: SwitchedProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { recoveryCodesLeft: left } = step;
  return (
    <div className="grid gap-4">
      <p className="text-small text-ink-muted">
        Signing in asks for a code from your app.{' '}
        {left === 1 ? '1 recovery code is' : `${left} recovery codes are`} left.
      </p>
      {left < 3 && <Note kind="warn">Make new recovery codes before these run out.</Note>}
      <Folded title="New recovery codes">
        <ProveOneself
          asks={['password', 'code']}
          action="Make ten new ones"
          onProof={async (body) => onCodes((await api(secondStepPaths.renew, { body })).data)}
        />
      </Folded>
      <Folded title="Switch it off">
        <ProveOneself
          asks={['password', 'code']}
          action="Sign in by password alone"
          onProof={async (body) => {
            const { data } = await api(secondStepPaths.end, { body });
            queries.setQueryData(secondStepQuery(api).queryKey, data);
            toast({ title: 'Your password alone signs you in now', variant: 'success' });
          }}
        />
      </Folded>
    </div>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="rounded border border-line">
      <summary className="min-h-11 cursor-pointer content-center px-4 text-small font-medium">
        {title}
      </summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  );
}
