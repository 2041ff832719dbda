import { staffRoles } from '@sirkito/commerce';
import { peopleStaffPaths } from '@sirkito/contracts/paths/people-staff';
import type { StaffChange, StaffMember, StaffReply } from '@sirkito/contracts/people-staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { useSession } from '#web/lib/session.ts';
import { toast } from '#web/lib/toasts.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Card } from '../card.tsx';
import { PageHead } from '../page-head.tsx';
import { SmallInput, SmallSelect } from '../small-field.tsx';
import { Cell, Heading, Row, Table } from '../table.tsx';
import { staffQuery } from './people.queries.ts';

type Role = StaffMember['staffRole'];

const roleNames: Record<Role, string> = {
  owner: 'Owner: everything',
  catalogue: 'Catalogue: products and reviews',
  orders: 'Orders: orders and stock',
  support: 'Support: customers and messages',
};

export function StaffPage() {
  const [api, queries] = [useApi(), useQueryClient()];
  const { data: members, error } = useQuery(staffQuery(api));
  const [isBusy, once] = useOnce();
  /** Each change answers with how everybody stands now. */
  const take = (ask: () => Promise<StaffReply>, done: string, onTaken?: () => void) =>
    once(async () => {
      queries.setQueryData(staffQuery(api).queryKey, (await ask()).data);
      toast({ title: done, variant: 'success' });
      onTaken?.();
    });
  const change = (id: string, body: StaffChange) =>
    take(() => api(peopleStaffPaths.change, { params: { id }, body }), 'The account was changed');
  const endSecondStep = (id: string) =>
    take(
      () => api(peopleStaffPaths.endSecondStep, { params: { id } }),
      'Their password alone signs them in now',
    );
  if (error) return <Note kind="error">{error.message}</Note>;
  return (
    <>
      <PageHead title="Staff" />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {members ? (
          <Members members={members} onChange={change} onEndSecondStep={endSecondStep} />
        ) : (
          <Skeleton className="h-60 w-full" />
        )}
        <InviteCard
          isBusy={isBusy}
          onInvite={(body, onTaken) =>
            void take(
              () => api(peopleStaffPaths.invite, { body }),
              `An e-mail went to ${body.email}`,
              onTaken,
            )
          }
        />
      </div>
    </>
  );
}

interface MembersProps {
  members: readonly StaffMember[];
  onChange: (id: string, change: StaffChange) => Promise<unknown>;
  onEndSecondStep: (id: string) => Promise<unknown>;
}

function Members({ members, onChange, onEndSecondStep }: MembersProps) {
  const { user } = useSession();
  const head = (
    <>
      <Heading isWide>Name</Heading>
      <Heading>Role</Heading>
      <Heading>Account</Heading>
    </>
  );
  return (
    <Table caption="Staff" head={head}>
      {members.map(({ id, userName, email, staffRole, isDisabled, hasPassword, ...member }) => (
        <Row key={id}>
          <Cell isWide>
            <p className="truncate font-medium">
              {userName}
              {id === user?.id && <span className="font-normal text-ink-muted"> (you)</span>}
            </p>
            <p className="truncate text-caption text-ink-muted">{email}</p>
          </Cell>
          <Cell>
            <div className="w-40 sm:w-64">
              <SmallSelect
                aria-label={`Role of ${userName}`}
                value={staffRole}
                disabled={id === user?.id}
                onChange={({ target }) => void onChange(id, { staffRole: target.value as Role })}
              >
                {staffRoles.map((role) => (
                  <option key={role} value={role}>
                    {roleNames[role]}
                  </option>
                ))}
              </SmallSelect>
            </div>
          </Cell>
          <Cell>
            <div className="flex items-center gap-3">
              <span className="text-ink-muted">
                {standing(isDisabled, hasPassword)}
                {member.hasSecondStep && ', with a code'}
              </span>
              {id !== user?.id && (
                <Button
                  look="quiet"
                  size="small"
                  onClick={() => void onChange(id, { isDisabled: !isDisabled })}
                >
                  {isDisabled ? 'Let in again' : 'Shut out'}
                  <span className="sr-only"> {userName}</span>
                </Button>
              )}
              {member.hasSecondStep && id !== user?.id && (
                <Button look="quiet" size="small" onClick={() => void onEndSecondStep(id)}>
                  Switch the code off
                  <span className="sr-only"> for {userName}</span>
                </Button>
              )}
            </div>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function standing(isDisabled: boolean, hasPassword: boolean): string {
  if (isDisabled) return 'Shut out';
  return hasPassword ? 'Can sign in' : 'Invited';
}

interface Invited {
  email: string;
  userName: string;
  staffRole: Role;
}

const nobody: Invited = { email: '', userName: '', staffRole: 'support' };

interface InviteCardProps {
  isBusy: boolean;
  onInvite: (given: Invited, onTaken: () => void) => void;
}

function InviteCard({ isBusy, onInvite }: InviteCardProps) {
  const [given, setGiven] = useState(nobody);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onInvite(given, () => setGiven(nobody));
  };
  return (
    <Card title="Invite somebody">
      <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
        <Field label="Name">
          {(control) => (
            <SmallInput
              {...control}
              value={given.userName}
              maxLength={30}
              onChange={({ target }) => setGiven({ ...given, userName: target.value })}
            />
          )}
        </Field>
        <Field label="E-mail" hint="A link to choose a password goes there">
          {(control) => (
            <SmallInput
              {...control}
              type="email"
              value={given.email}
              onChange={({ target }) => setGiven({ ...given, email: target.value })}
            />
          )}
        </Field>
        <Field label="Role">
          {(control) => (
            <SmallSelect
              {...control}
              value={given.staffRole}
              onChange={({ target }) => setGiven({ ...given, staffRole: target.value as Role })}
            >
              {staffRoles.map((role) => (
                <option key={role} value={role}>
                  {roleNames[role]}
                </option>
              ))}
            </SmallSelect>
          )}
        </Field>
        <Button
          type="submit"
          look="copper"
          size="small"
          isBusy={isBusy}
          disabled={!given.email || !given.userName}
          className="justify-self-start"
        >
          Send the invitation
        </Button>
      </form>
    </Card>
  );
}
