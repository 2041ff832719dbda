import { formatDateTime, formatNumber } from '@sirkito/commerce';
import type { Promotion } from '@sirkito/contracts/promotions/staff-schemas';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { brandsQuery } from '../shared/brands.queries.ts';
import { staffPages } from '../shared/staff-pages.ts';
import { Cell, Heading, Row, Table } from '../shared/table.tsx';
import { useCanChange } from '../shared/use-permissions.ts';
import { offerLabel, stateNames } from './promotion-labels.ts';
import { promotionsQuery } from './promotions.queries.ts';

/** Lists all promotions. */
export function PromotionsPage() {
  const [search] = useSearchParams();
  const query: Record<string, string> = Object.fromEntries(search);
  const { data, error, isPlaceholderData } = useQuery(promotionsQuery(useApi(), query));
  const canChange = useCanChange('promotions');
  return (
    <>
      <PageHead title="Promotions" note="Only the best promotion applies per order">
        {canChange && (
          <ButtonLink look="copper" size="small" to={staffPages.newPromotion}>
            Add promotion
          </ButtonLink>
        )}
      </PageHead>
      <ErrorNote error={error} />
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {data?.data.length === 0 && <p className="text-ink-muted">No promotions yet.</p>}
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
      <Heading from="xl">Starts</Heading>
      <Heading from="md">Ends</Heading>
      <Heading isNumber from="sm">
        Used
      </Heading>
      <Heading>Status</Heading>
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
            <p className="truncate text-caption text-ink-muted">{offerLabel(promotion, brands)}</p>
          </Cell>
          <Cell from="sm">
            {promotion.code ? (
              <span className="font-mono">{promotion.code}</span>
            ) : (
              <span className="text-ink-muted">Automatic</span>
            )}
          </Cell>
          <Cell from="xl">{formatDateTime(promotion.startsAt)}</Cell>
          <Cell from="md">
            {promotion.endsAt ? formatDateTime(promotion.endsAt) : 'No end date'}
          </Cell>
          <Cell isNumber from="sm">
            {formatNumber(promotion.redemptions)}
            {promotion.maxRedemptions !== null && (
              <span className="text-ink-muted"> of {formatNumber(promotion.maxRedemptions)}</span>
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
