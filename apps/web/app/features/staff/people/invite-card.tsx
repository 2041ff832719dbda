import type { InvitationWire } from '@sirkito/contracts/people-staff';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Card } from '../card.tsx';
import { SmallInput } from '../small-field.tsx';
import { RoleSelect } from './role-select.tsx';

const nobody: InvitationWire = { email: '', userName: '', staffRole: 'support' };

interface InviteCardProps {
  isBusy: boolean;
  onInvite: (given: InvitationWire, onTaken: () => void) => void;
}

export function InviteCard({ isBusy, onInvite }: InviteCardProps) {
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
        <Field
          label="E-mail"
          hint="A link to choose a password goes there. Somebody who shops here keeps their account and becomes staff at once"
        >
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
            <RoleSelect
              {...control}
              value={given.staffRole}
              onRole={(staffRole) => setGiven({ ...given, staffRole })}
            />
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
