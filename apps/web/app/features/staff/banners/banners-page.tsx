import type { StaffBanner } from '@sirkito/contracts/banner-staff';
import { bannerStaffPaths } from '@sirkito/contracts/paths/banner-staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Link } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { shopTime } from '#web/lib/shop-time.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Card } from '../card.tsx';
import { PageHead } from '../page-head.tsx';
import { staffPages } from '../staff-pages.ts';
import { useMayChange } from '../use-rights.ts';
import { kindHints, kindNames, stateNames } from './banner-words.ts';
import { staffBannersQuery } from './banners.queries.ts';

const kinds = ['hero', 'shelf', 'feature'] as const;

/** What the home page shows, from its top down. */
export function BannersPage() {
  const { data: banners, error } = useQuery(staffBannersQuery(useApi()));
  const mayChange = useMayChange('banners');
  return (
    <>
      <PageHead title="Banners" note="What the home page shows">
        <ButtonLink look="bare" size="small" to={shopPaths.home}>
          View the home page
        </ButtonLink>
        {mayChange && (
          <ButtonLink look="copper" size="small" to={staffPages.newBanner}>
            Add a banner
          </ButtonLink>
        )}
      </PageHead>
      <Failed why={error} />
      {!banners && !error && <Skeleton className="h-96 w-full" />}
      {banners && (
        <div className="grid gap-4">
          {kinds.map((kind) => (
            <Kind
              key={kind}
              kind={kind}
              banners={banners.filter((banner) => banner.kind === kind)}
              mayChange={mayChange}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface KindProps {
  kind: StaffBanner['kind'];
  banners: readonly StaffBanner[];
  mayChange: boolean;
}

function Kind({ kind, banners, mayChange }: KindProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [isBusy, once] = useOnce();
  const move = (from: number, to: number) =>
    once(async () => {
      const ids = banners.map(({ id }) => id);
      const [moved] = ids.splice(from, 1);
      if (moved) ids.splice(to, 0, moved);
      const { data } = await api(bannerStaffPaths.order, { body: { kind, ids } });
      queries.setQueryData(staffBannersQuery(api).queryKey, data);
    });
  return (
    <Card
      title={kindNames[kind]}
      aside={<p className="text-caption text-ink-muted max-sm:hidden">{kindHints[kind]}</p>}
    >
      {banners.length === 0 && <p className="text-small text-ink-muted">There is none.</p>}
      <ol aria-label={kindNames[kind]} className="-my-2.5 divide-y divide-line empty:hidden">
        {banners.map((banner, place) => (
          <li key={banner.id} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1 text-small">
              <Link
                to={staffPages.banner(banner.id)}
                className="block truncate font-medium hover:underline"
              >
                {banner.title}
              </Link>
              <p className="truncate text-caption text-ink-muted">{timeWords(banner)}</p>
            </div>
            <StateBadge state={banner.state} />
            {mayChange && banners.length > 1 && (
              <div className="flex">
                <IconButton
                  icon={ChevronUp}
                  label={`Move ${banner.title} up`}
                  disabled={isBusy || place === 0}
                  onClick={() => void move(place, place - 1)}
                />
                <IconButton
                  icon={ChevronDown}
                  label={`Move ${banner.title} down`}
                  disabled={isBusy || place === banners.length - 1}
                  onClick={() => void move(place, place + 1)}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function timeWords({ startsAt, endsAt, link }: StaffBanner): string {
  const from = startsAt ? `from ${shopTime(startsAt)}` : '';
  const until = endsAt ? `until ${shopTime(endsAt)}` : '';
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
