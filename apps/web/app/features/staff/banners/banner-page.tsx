import { bannerStaffPaths } from '@sirkito/contracts/paths/banner-staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { toast } from '#web/lib/toasts.ts';
import { Failed } from '#web/ui/failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AskTwice } from '../ask-twice.tsx';
import { Card } from '../card.tsx';
import { PageHead } from '../page-head.tsx';
import { staffPages } from '../staff-pages.ts';
import { BannerEditor } from './banner-editor.tsx';
import { staffBannerQuery, staffBannersQuery } from './banners.queries.ts';
import { StateBadge } from './banners-page.tsx';

export function NewBannerPage() {
  const leave = useLeave();
  return (
    <>
      <Crumb />
      <PageHead title="Add a banner" />
      <BannerEditor onSaved={() => leave('The banner was added')} />
    </>
  );
}

export function BannerPage({ id }: { id: string }) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { data: banner, error } = useQuery(staffBannerQuery(api, id));
  if (error && !banner) return <Failed why={error} />;
  if (!banner) return <Skeleton className="h-150 w-full" />;
  return (
    <>
      <Crumb />
      <PageHead title={banner.title} note={<StateBadge state={banner.state} />} />
      <BannerEditor
        banner={banner}
        onSaved={(saved) => {
          queries.setQueryData(staffBannerQuery(api, id).queryKey, saved);
          toast({ title: 'The banner was saved', variant: 'success' });
        }}
        aside={(isChanged) => <RemoveCard id={id} isChanged={isChanged} />}
      />
    </>
  );
}

function RemoveCard({ id, isChanged }: { id: string; isChanged: boolean }) {
  const api = useApi();
  const leave = useLeave();
  const remove = async () => {
    await api(bannerStaffPaths.remove, { params: { id } });
    leave('The banner was removed');
  };
  return (
    <Card title="Remove it">
      <div className="grid justify-items-start gap-3 text-small">
        {isChanged && <p className="text-ink-muted">Save or discard your changes first.</p>}
        <AskTwice
          action="Remove for good"
          yes="Yes, remove it"
          no="Keep it"
          disabled={isChanged}
          onYes={remove}
        />
      </div>
    </Card>
  );
}

/** Back to the list, which has changed. */
function useLeave() {
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
