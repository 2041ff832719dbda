import type { Promotion } from '@sirkito/contracts/promotion-staff';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { shopTime } from '#web/lib/shop-time.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PageHead } from '../page-head.tsx';
import { brandsQuery } from '../products/products.queries.ts';
import { staffPages } from '../staff-pages.ts';
import { Cell, Heading, Row, Table } from '../table.tsx';
import { useMayChange } from '../use-rights.ts';
import { offerWords, stateNames } from './promotion-words.ts';
import { promotionsQuery } from './promotions.queries.ts';

/** What the shop takes off, now and at other times. */
export function PromotionsPage() {
  const [search] = useSearchParams();
  const query = Object.fromEntries(search) as Record<string, string>;
  const { data, error, isPlaceholderData } = useQuery(promotionsQuery(useApi(), query));
  const mayChange = useMayChange('promotions');
  return (
    <>
      <PageHead title="Promotions" note="One counts for an order: the best">
        {mayChange && (
          <ButtonLink look="copper" size="small" to={staffPages.newPromotion}>
            Add a promotion
          </ButtonLink>
        )}
      </PageHead>
      <Failed why={error} />
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {data?.data.length === 0 && <p className="text-ink-muted">There is no promotion yet.</p>}
      {data && data.data.length > 0 && <List promotions={data.data} isStale={isPlaceholderData} />}
      {data?.next && (
        <p className="mt-4">
          <ButtonLink look="quiet" size="small" to={`?after=${data.next}`}>
            Older
          </ButtonLink>
        </p>
      )}
    </>
  );
}

interface ListProps {
  promotions: readonly Promotion[];
  isStale: boolean;
}

function List({ promotions, isStale }: ListProps) {
  const { data: brands = [] } = useQuery(brandsQuery(useApi()));
  const head = (
    <>
      <Heading isWide>Promotion</Heading>
      <Heading from="sm">Code</Heading>
      <Heading from="xl">From</Heading>
      <Heading from="md">Until</Heading>
      <Heading isNumber from="sm">
        Used
      </Heading>
      <Heading>State</Heading>
    </>
  );
  return (
    <Table caption="Promotions" head={head} isStale={isStale}>
      {promotions.map((promotion) => (
        <Row key={promotion._id}>
          <Cell isWide>
            <Link
              to={staffPages.promotion(promotion._id)}
              className="block truncate font-medium hover:underline"
            >
              {promotion.name}
            </Link>
            <p className="truncate text-caption text-ink-muted">{offerWords(promotion, brands)}</p>
          </Cell>
          <Cell from="sm">
            {promotion.code ? (
              <span className="font-mono">{promotion.code}</span>
            ) : (
              <span className="text-ink-muted">By itself</span>
            )}
          </Cell>
          <Cell from="xl">{shopTime(promotion.startsAt)}</Cell>
          <Cell from="md">{promotion.endsAt ? shopTime(promotion.endsAt) : 'No end'}</Cell>
          <Cell isNumber from="sm">
            {promotion.used.toLocaleString('en-PH')}
            {promotion.maxUses !== null && (
              <span className="text-ink-muted">
                {' '}
                of {promotion.maxUses.toLocaleString('en-PH')}
              </span>
            )}
          </Cell>
          <Cell>
            <StateBadge state={promotion.state} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

const looks: Record<Promotion['state'], string> = {
  running: 'bg-positive-soft text-positive',
  planned: 'bg-warning-soft text-warning',
  over: 'bg-surface-active text-ink-muted',
  used_up: 'bg-surface-active text-ink-muted',
};

export const StateBadge = ({ state }: Pick<Promotion, 'state'>) => (
  <span className={`rounded-sm px-1.5 py-0.5 text-caption ${looks[state]}`}>
    {stateNames[state]}
  </span>
);
