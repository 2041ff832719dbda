import type { InvitationInput } from '@sirkito/contracts/staff/staff-schemas';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Card } from '../shared/card.tsx';
import { SmallInput } from '../shared/small-field.tsx';
import { RoleSelect } from './role-select.tsx';

const emptyInvitation: InvitationInput = { email: '', userName: '', staffRole: 'support' };

interface InviteCardProps {
  isBusy: boolean;
  onInvite: (invitation: InvitationInput, onInvited: () => void) => void;
}

export function InviteCard({ isBusy, onInvite }: InviteCardProps) {
  const [invitation, setInvitation] = useState(emptyInvitation);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onInvite(invitation, () => setInvitation(emptyInvitation));
  };
  return (
    <Card title="Invite staff">
      <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
        <Field label="Name">
          {(control) => (
            <SmallInput
              {...control}
              value={invitation.userName}
              maxLength={30}
              onChange={({ target }) => setInvitation({ ...invitation, userName: target.value })}
            />
          )}
        </Field>
        <Field
          label="Email"
          hint="We'll email a link to set a password. Existing customers become staff immediately."
        >
          {(control) => (
            <SmallInput
              {...control}
              type="email"
              value={invitation.email}
              onChange={({ target }) => setInvitation({ ...invitation, email: target.value })}
            />
          )}
        </Field>
        <Field label="Role">
          {(control) => (
            <RoleSelect
              {...control}
              value={invitation.staffRole}
              onRole={(staffRole) => setInvitation({ ...invitation, staffRole })}
            />
          )}
        </Field>
        <Button
          type="submit"
          look="copper"
          size="small"
          isBusy={isBusy}
          disabled={!invitation.email || !invitation.userName}
          className="justify-self-start"
        >
          Send invitation
        </Button>
      </form>
    </Card>
  );
}
