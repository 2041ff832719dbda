import type { StaffChange, StaffMember } from '@sirkito/contracts/staff/staff-schemas';
import { useSession } from '#web/lib/session/session.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmButton } from '../shared/confirm-button.tsx';
import { RoleSelect, type Role } from './role-select.tsx';

export interface MemberActionHandlers {
  onChange: (id: string, change: StaffChange) => Promise<unknown>;
  onResetTwoFactor: (id: string) => Promise<unknown>;
  onRemove: (id: string, title: string) => Promise<unknown>;
}

interface MemberListProps extends MemberActionHandlers {
  /** A change is in flight; a second one would be ignored. */
  isBusy: boolean;
  members: readonly StaffMember[];
}

export function MemberList({ members, ...handlers }: MemberListProps) {
  const { user } = useSession();
  return (
    <ul aria-label="Staff" className="min-w-0 rounded border border-line bg-surface-raised">
      {members.map((member) => (
        <li
          key={member.id}
          className="grid gap-x-4 gap-y-3 border-b border-line px-4 py-3 text-small last:border-b-0 sm:grid-cols-[minmax(0,1fr)_18rem]"
        >
          <Member member={member} isSelf={member.id === user?.id} {...handlers} />
        </li>
      ))}
    </ul>
  );
}

interface MemberProps extends Omit<MemberListProps, 'members'> {
  member: StaffMember;
  isSelf: boolean;
}

function Member({ member, isSelf, isBusy, onChange, ...handlers }: MemberProps) {
  const { id, userName, email, staffRole } = member;
  const { mutate: changeRole, isPending: isOwnChange } = useSingleFlightMutation({
    mutationFn: (role: Role) => onChange(id, { staffRole: role }),
  });
  return (
    <>
      <div className="min-w-0">
        <p className="truncate font-medium">
          {userName}
          {isSelf && <span className="font-normal text-ink-muted"> (you)</span>}
        </p>
        <p className="truncate text-caption text-ink-muted">{email}</p>
        <p className="text-caption text-ink-muted">
          {statusLabel(member)}
          {!member.invitation && member.hasTwoFactor && ', two-factor on'}
        </p>
      </div>
      <RoleSelect
        aria-label={`Role for ${userName}`}
        value={staffRole}
        // Don't disable during its own change, which would lose focus.
        disabled={isSelf || member.invitation !== null || (isBusy && !isOwnChange)}
        // The select offers only roles, so the cast is safe.
        onChange={({ target }) => changeRole(target.value as Role)}
      />
      {!isSelf && (
        <MemberActions member={member} isBusy={isBusy} onChange={onChange} {...handlers} />
      )}
    </>
  );
}

function MemberActions({
  member: { id, userName, isDisabled, hasTwoFactor, invitation },
  isBusy,
  onChange,
  onResetTwoFactor,
  onRemove,
}: Omit<MemberProps, 'isSelf'>) {
  const confirmation = { subject: userName, no: 'Cancel', disabled: isBusy };
  if (invitation) {
    return (
      <div className="relative sm:col-span-full">
        <ConfirmButton
          {...confirmation}
          action="Cancel invitation"
          note="The emailed link stops working."
          no="Keep it"
          yes="Yes, cancel"
          onYes={() => onRemove(id, 'Invitation cancelled')}
        />
      </div>
    );
  }
  return (
    <div className="relative flex flex-wrap items-end gap-2 sm:col-span-full">
      {isDisabled ? (
        <Button
          look="quiet"
          size="small"
          disabled={isBusy}
          onClick={() => void onChange(id, { isDisabled: false })}
        >
          Reactivate
          <span className="sr-only"> {userName}</span>
        </Button>
      ) : (
        <ConfirmButton
          {...confirmation}
          action="Suspend"
          note="Signs them out everywhere and blocks sign-in, including to shop."
          yes="Yes, suspend"
          onYes={() => onChange(id, { isDisabled: true })}
        />
      )}
      {hasTwoFactor && (
        <ConfirmButton
          {...confirmation}
          action="Reset two-factor"
          note="Removes their authenticator app and passkeys. They sign in with only a password until they set up new ones. Make sure the request came from them."
          yes="Yes, reset"
          onYes={() => onResetTwoFactor(id)}
        />
      )}
      <ConfirmButton
        {...confirmation}
        action="Remove from staff"
        note="They keep their customer account."
        yes="Yes, remove"
        onYes={() => onRemove(id, 'Removed from staff')}
      />
    </div>
  );
}

function statusLabel({ isDisabled, invitation }: StaffMember): string {
  if (isDisabled) return 'Suspended';
  if (invitation === 'expired') return 'Invitation expired';
  return invitation ? 'Invited' : 'Active';
}
