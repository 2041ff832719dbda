import type { StaffChange, StaffMember } from '@sirkito/contracts/people-staff';
import { useSession } from '#web/lib/session.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { AskTwice } from '../ask-twice.tsx';
import { RoleSelect } from './role-select.tsx';

export interface MemberDeeds {
  onChange: (id: string, change: StaffChange) => Promise<unknown>;
  onEndSecondStep: (id: string) => Promise<unknown>;
  onDismiss: (id: string) => Promise<unknown>;
}

interface MemberListProps extends MemberDeeds {
  /** One change is under way; another one meanwhile would be left. */
  isBusy: boolean;
  members: readonly StaffMember[];
}

export function MemberList({ members, ...deeds }: MemberListProps) {
  const { user } = useSession();
  return (
    <ul aria-label="Staff" className="min-w-0 rounded border border-line bg-surface-raised">
      {members.map((member) => (
        <li
          key={member.id}
          className="grid gap-x-4 gap-y-3 border-b border-line px-4 py-3 text-small last:border-b-0 sm:grid-cols-[minmax(0,1fr)_18rem]"
        >
          <Member member={member} isOneself={member.id === user?.id} {...deeds} />
        </li>
      ))}
    </ul>
  );
}

interface MemberProps extends Omit<MemberListProps, 'members'> {
  member: StaffMember;
  isOneself: boolean;
}

function Member({ member, isOneself, isBusy, onChange, ...deeds }: MemberProps) {
  const [isOwn, once] = useOnce();
  const { id, userName, email, staffRole } = member;
  return (
    <>
      <div className="min-w-0">
        <p className="truncate font-medium">
          {userName}
          {isOneself && <span className="font-normal text-ink-muted"> (you)</span>}
        </p>
        <p className="truncate text-caption text-ink-muted">{email}</p>
        <p className="text-caption text-ink-muted">
          {standing(member)}
          {member.hasSecondStep && ', with a code'}
        </p>
      </div>
      <RoleSelect
        aria-label={`Role of ${userName}`}
        value={staffRole}
        // Not for a change of its own: that would take the focus away.
        disabled={isOneself || (isBusy && !isOwn)}
        onRole={(role) => void once(() => onChange(id, { staffRole: role }))}
      />
      {!isOneself && <Deeds member={member} isBusy={isBusy} onChange={onChange} {...deeds} />}
    </>
  );
}

function Deeds({
  member: { id, userName, isDisabled, hasSecondStep },
  isBusy,
  onChange,
  onEndSecondStep,
  onDismiss,
}: Omit<MemberProps, 'isOneself'>) {
  const asked = { whom: userName, no: 'Keep it so', disabled: isBusy };
  return (
    <div className="relative flex flex-wrap items-end gap-2 sm:col-span-full">
      {isDisabled ? (
        <Button
          look="quiet"
          size="small"
          disabled={isBusy}
          onClick={() => void onChange(id, { isDisabled: false })}
        >
          Let in again
          <span className="sr-only"> {userName}</span>
        </Button>
      ) : (
        <AskTwice
          {...asked}
          action="Shut out"
          note="Every session of theirs ends, and they cannot sign in, not even to shop."
          yes="Yes, shut out"
          onYes={() => onChange(id, { isDisabled: true })}
        />
      )}
      {hasSecondStep && (
        <AskTwice
          {...asked}
          action="Switch the code off"
          note="Their password alone will sign them in. Make sure that it is them who ask."
          yes="Yes, switch it off"
          onYes={() => onEndSecondStep(id)}
        />
      )}
      <AskTwice
        {...asked}
        action="No longer staff"
        note="They keep their account, as anybody who shops here."
        yes="Yes, no longer staff"
        onYes={() => onDismiss(id)}
      />
    </div>
  );
}

function standing({ isDisabled, hasPassword }: StaffMember): string {
  if (isDisabled) return 'Shut out';
  return hasPassword ? 'Can sign in' : 'Invited';
}
