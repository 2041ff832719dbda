import type { InvitationInput } from '@sirkito/contracts/staff/staff-schemas';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Card } from '../shared/card.tsx';
import { SmallInput } from '../shared/forms/small-field.tsx';
import { RoleSelect } from './role-select.tsx';

const emptyInvitation: InvitationInput = { email: '', userName: '', staffRole: 'support' };

interface InviteCardProps {
  isBusy: boolean;
  onInvite: (invitation: InvitationInput, onInvited: () => void) => void;
}

export function InviteCard({ isBusy, onInvite }: InviteCardProps) {
  const { control, register, handleSubmit, reset } = useForm({ defaultValues: emptyInvitation });
  const [email, userName] = useWatch({ control, name: ['email', 'userName'] });
  const submit = handleSubmit((invitation) => onInvite(invitation, () => reset()));
  return (
    <Card title="Invite staff">
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <Field label="Name">
          {(field) => <SmallInput {...field} {...register('userName')} maxLength={30} />}
        </Field>
        <Field
          label="Email"
          hint="We'll email a link to set a new password. They join once they use it, within 3 days. Inviting them again sends a new link."
        >
          {(field) => <SmallInput {...field} {...register('email')} type="email" />}
        </Field>
        <Field label="Role">
          {(field) => <RoleSelect {...field} {...register('staffRole')} />}
        </Field>
        <Button
          type="submit"
          look="copper"
          size="small"
          isBusy={isBusy}
          disabled={!email || !userName}
          className="justify-self-start"
        >
          Send invitation
        </Button>
      </form>
    </Card>
  );
}
