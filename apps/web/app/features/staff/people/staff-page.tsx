import { peopleStaffPaths } from '@sirkito/contracts/paths/people-staff';
import type { StaffReply } from '@sirkito/contracts/people-staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { toast } from '#web/lib/toasts.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { Failed } from '#web/ui/failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PageHead } from '../page-head.tsx';
import { InviteCard } from './invite-card.tsx';
import { MemberList, type MemberDeeds } from './member-list.tsx';
import { staffQuery } from './people.queries.ts';

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
  const deeds: MemberDeeds = {
    onChange: (id, body) =>
      take(() => api(peopleStaffPaths.change, { params: { id }, body }), 'The account was changed'),
    onEndSecondStep: (id) =>
      take(
        () => api(peopleStaffPaths.endSecondStep, { params: { id } }),
        'Their password alone signs them in now',
      ),
    onDismiss: (id) =>
      take(() => api(peopleStaffPaths.dismiss, { params: { id } }), 'They are no longer staff'),
  };
  if (error && !members) return <Failed why={error} />;
  return (
    <>
      <PageHead title="Staff" />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {members ? (
          <MemberList members={members} isBusy={isBusy} {...deeds} />
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
