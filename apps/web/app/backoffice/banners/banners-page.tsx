import { formatDateTime } from '@sirkito/commerce';
import type { StaffBanner } from '@sirkito/contracts/banners/staff-schemas';
import { bannerStaffPaths } from '@sirkito/contracts/banners/staff-paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Link } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Card } from '../shared/card.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { staffPages } from '../shared/staff-pages.ts';
import { useCanChange } from '../shared/use-permissions.ts';
import { kindHints, kindNames, stateNames } from './banner-labels.ts';
import { staffBannersQuery } from './banners.queries.ts';

const kinds = ['hero', 'shelf', 'feature'] as const;

/** Lists the home page banners, top to bottom. */
export function BannersPage() {
  const { data: banners, error } = useQuery(staffBannersQuery(useApi()));
  const canChange = useCanChange('banners');
  return (
    <>
      <PageHead title="Banners" note="Shown on the home page">
        <ButtonLink look="bare" size="small" to={shopPaths.home}>
          View home page
        </ButtonLink>
        {canChange && (
          <ButtonLink look="copper" size="small" to={staffPages.newBanner}>
            Add banner
          </ButtonLink>
        )}
      </PageHead>
      <ErrorNote error={error} />
      {!banners && !error && <Skeleton className="h-96 w-full" />}
      {banners && (
        <div className="grid gap-4">
          {kinds.map((kind) => (
            <BannerGroup
              key={kind}
              kind={kind}
              banners={banners.filter((banner) => banner.kind === kind)}
              canChange={canChange}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface BannerGroupProps {
  kind: StaffBanner['kind'];
  banners: readonly StaffBanner[];
  canChange: boolean;
}

function BannerGroup({ kind, banners, canChange }: BannerGroupProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { mutate: move, isPending: isBusy } = useSingleFlightMutation({
    mutationFn: ({ from, to }: { from: number; to: number }) => {
      const ids = banners.map(({ id }) => id);
      const [moved] = ids.splice(from, 1);
      if (moved) ids.splice(to, 0, moved);
      return api(bannerStaffPaths.order, { body: { kind, ids } });
    },
    onSuccess: ({ data }) => queries.setQueryData(staffBannersQuery(api).queryKey, data),
    onError: toastError,
  });
  return (
    <Card
      title={kindNames[kind]}
      aside={<p className="text-caption text-ink-muted max-sm:hidden">{kindHints[kind]}</p>}
    >
      {banners.length === 0 && <p className="text-small text-ink-muted">None yet.</p>}
      <ol aria-label={kindNames[kind]} className="-my-2.5 divide-y divide-line empty:hidden">
        {banners.map((banner, index) => (
          <li key={banner.id} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1 text-small">
              <Link
                to={staffPages.banner(banner.id)}
                className="block truncate font-medium hover:underline"
              >
                {banner.title}
              </Link>
              <p className="truncate text-caption text-ink-muted">{scheduleLabel(banner)}</p>
            </div>
            <StateBadge state={banner.state} />
            {canChange && banners.length > 1 && (
              <div className="flex">
                <IconButton
                  icon={ChevronUp}
                  label={`Move ${banner.title} up`}
                  disabled={isBusy || index === 0}
                  onClick={() => move({ from: index, to: index - 1 })}
                />
                <IconButton
                  icon={ChevronDown}
                  label={`Move ${banner.title} down`}
                  disabled={isBusy || index === banners.length - 1}
                  onClick={() => move({ from: index, to: index + 1 })}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function scheduleLabel({ startsAt, endsAt, link }: StaffBanner): string {
  const from = startsAt ? `from ${formatDateTime(startsAt)}` : '';
  const until = endsAt ? `until ${formatDateTime(endsAt)}` : '';
  return [link, from, until].filter(Boolean).join(', ');
}

const looks: Record<StaffBanner['state'], string> = {
  shown: 'bg-positive-soft text-positive',
  planned: 'bg-warning-soft text-warning',
  over: 'bg-surface-active text-ink-muted',
  off: 'bg-surface-active text-ink-muted',
};

export const StateBadge = ({ state }: Pick<StaffBanner, 'state'>) => (
  <span className={`flex-none rounded-sm px-1.5 py-0.5 text-caption ${looks[state]}`}>
    {stateNames[state]}
  </span>
);
