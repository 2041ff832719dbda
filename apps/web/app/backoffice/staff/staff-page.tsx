import { staffMemberPaths } from '@sirkito/contracts/staff/staff-paths';
import type { StaffReply } from '@sirkito/contracts/staff/staff-schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { InviteCard } from './invite-card.tsx';
import { MemberList, type MemberActionHandlers } from './member-list.tsx';
import { staffQuery } from './staff.queries.ts';

interface Update {
  request: () => Promise<StaffReply>;
  title: string;
  onDone?: (() => void) | undefined;
}

export function StaffPage() {
  const [api, queries] = [useApi(), useQueryClient()];
  const { data: members, error } = useQuery(staffQuery(api));
  // Each change returns the whole staff list.
  const { mutateAsync: send, isPending: isBusy } = useSingleFlightMutation({
    mutationFn: async ({ request, title, onDone }: Update) => {
      queries.setQueryData(staffQuery(api).queryKey, (await request()).data);
      toast({ title, variant: 'success' });
      onDone?.();
    },
    onError: toastError,
  });
  const update = (request: Update['request'], title: string, onDone?: () => void) =>
    send({ request, title, onDone });
  const handlers: MemberActionHandlers = {
    onChange: (id, body) =>
      update(() => api(staffMemberPaths.change, { params: { id }, body }), 'Staff member updated'),
    onResetTwoFactor: (id) =>
      update(
        () => api(staffMemberPaths.resetTwoFactor, { params: { id } }),
        'Two-factor authentication reset',
      ),
    onRemove: (id, title) =>
      update(() => api(staffMemberPaths.removeAccess, { params: { id } }), title),
  };
  if (error && !members) return <ErrorNote error={error} />;
  return (
    <>
      <PageHead title="Staff" />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {members ? (
          <MemberList members={members} isBusy={isBusy} {...handlers} />
        ) : (
          <Skeleton className="h-60 w-full" />
        )}
        <InviteCard
          isBusy={isBusy}
          onInvite={(body, onInvited) =>
            void update(
              () => api(staffMemberPaths.invite, { body }),
              `Invitation sent to ${body.email}`,
              onInvited,
            )
          }
        />
      </div>
    </>
  );
}
