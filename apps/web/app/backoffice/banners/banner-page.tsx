import { bannerStaffPaths } from '@sirkito/contracts/banners/staff-paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/buttons/text-link.tsx';
import { ConfirmButton } from '../shared/confirm-button.tsx';
import { Card } from '../shared/card.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { staffPages } from '../shared/staff-pages.ts';
import { BannerEditor } from './banner-editor.tsx';
import { staffBannerQuery, staffBannersQuery } from './banners.queries.ts';
import { StateBadge } from './banners-page.tsx';

export function NewBannerPage() {
  const returnToList = useReturnToList();
  return (
    <>
      <Crumb />
      <PageHead title="Add banner" />
      <BannerEditor onSaved={() => returnToList('Banner added')} />
    </>
  );
}

export function BannerPage({ id }: { id: string }) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { data: banner, error } = useQuery(staffBannerQuery(api, id));
  if (error && !banner) return <ErrorNote error={error} />;
  if (!banner) return <Skeleton className="h-150 w-full" />;
  return (
    <>
      <Crumb />
      <PageHead title={banner.title} note={<StateBadge state={banner.state} />} />
      <BannerEditor
        banner={banner}
        onSaved={(saved) => {
          queries.setQueryData(staffBannerQuery(api, id).queryKey, saved);
          toast({ title: 'Banner saved', variant: 'success' });
        }}
        aside={(isChanged) => <RemoveCard id={id} isChanged={isChanged} />}
      />
    </>
  );
}

function RemoveCard({ id, isChanged }: { id: string; isChanged: boolean }) {
  const api = useApi();
  const returnToList = useReturnToList();
  const remove = async () => {
    await api(bannerStaffPaths.remove, { params: { id } });
    returnToList('Banner deleted');
  };
  return (
    <Card title="Delete banner">
      <div className="grid justify-items-start gap-3 text-small">
        {isChanged && <p className="text-ink-muted">Save or discard your changes first.</p>}
        <ConfirmButton
          action="Delete banner"
          yes="Yes, delete"
          no="Cancel"
          disabled={isChanged}
          onYes={remove}
        />
      </div>
    </Card>
  );
}

/** Returns to the refreshed list. */
function useReturnToList() {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()];
  return (done: string) => {
    toast({ title: done, variant: 'success' });
    void queries.invalidateQueries(staffBannersQuery(api));
    void navigate(staffPages.banners);
  };
}

const Crumb = () => (
  <p className="mb-1 text-small">
    <TextLink to={staffPages.banners}>Banners</TextLink>
  </p>
);
