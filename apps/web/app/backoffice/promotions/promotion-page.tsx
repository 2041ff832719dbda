import { formatCount } from '@sirkito/commerce';
import { promotionStaffPaths } from '@sirkito/contracts/promotions/staff-paths';
import type { Promotion } from '@sirkito/contracts/promotions/staff-schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/buttons/text-link.tsx';
import { ConfirmButton } from '../shared/confirm-button.tsx';
import { Card } from '../shared/card.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { promotionsKey } from '../shared/query-keys.ts';
import { staffPages } from '../shared/staff-pages.ts';
import { useCanChange } from '../shared/use-permissions.ts';
import { PromotionEditor } from './promotion-editor.tsx';
import { promotionQuery } from './promotions.queries.ts';
import { StateBadge } from './promotions-page.tsx';

export function NewPromotionPage() {
  const [queries, navigate] = [useQueryClient(), useNavigate()];
  return (
    <>
      <Crumb />
      <PageHead title="Add promotion" />
      <PromotionEditor
        onSaved={() => {
          toast({ title: 'Promotion added', variant: 'success' });
          void queries.invalidateQueries({ queryKey: promotionsKey });
          void navigate(staffPages.promotions);
        }}
      />
    </>
  );
}

export function PromotionPage({ id }: { id: string }) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { data: promotion, error, refetch } = useQuery(promotionQuery(api, id));
  const canChange = useCanChange('promotions');
  /** Incremented to remount the form with a newer version. */
  const [formKey, setFormKey] = useState(0);
  const resetForm = () => setFormKey((count) => count + 1);
  const loadTheirs = async () => {
    if ((await refetch()).isSuccess) resetForm();
  };
  if (error && !promotion) return <ErrorNote error={error} />;
  if (!promotion) return <Skeleton className="h-150 w-full" />;
  const cacheSaved = (saved: Promotion, done: string) => {
    queries.setQueryData(promotionQuery(api, id).queryKey, saved);
    toast({ title: done, variant: 'success' });
  };
  return (
    <>
      <Crumb />
      <PageHead
        title={promotion.name}
        note={
          <span className="flex items-center gap-2">
            <StateBadge state={promotion.state} />
            {usageLabel(promotion.redemptions)}
          </span>
        }
      />
      <PromotionEditor
        key={formKey}
        promotion={promotion}
        onSaved={(saved) => cacheSaved(saved, 'Promotion saved')}
        onLoadTheirs={() => void loadTheirs()}
        aside={(isChanged) =>
          canChange &&
          promotion.state !== 'over' && (
            <EndCard
              id={id}
              isChanged={isChanged}
              onEnded={(ended) => {
                cacheSaved(ended, 'Promotion ended');
                resetForm();
              }}
            />
          )
        }
      />
    </>
  );
}

const usageLabel = (redemptions: number): string =>
  redemptions === 0 ? 'Not used yet' : `Used ${formatCount(redemptions, 'time')}`;

interface EndCardProps {
  id: string;
  isChanged: boolean;
  onEnded: (ended: Promotion) => void;
}

function EndCard({ id, isChanged, onEnded }: EndCardProps) {
  const api = useApi();
  const end = async () => onEnded((await api(promotionStaffPaths.end, { params: { id } })).data);
  return (
    <Card title="End promotion">
      <div className="grid justify-items-start gap-3 text-small">
        <p className="text-ink-muted">
          {isChanged
            ? 'Save or discard your changes first.'
            : 'Stops applying immediately. Existing orders keep the discount.'}
        </p>
        <ConfirmButton
          action="End now"
          yes="Yes, end it"
          no="Cancel"
          disabled={isChanged}
          onYes={end}
        />
      </div>
    </Card>
  );
}

const Crumb = () => (
  <p className="mb-1 text-small">
    <TextLink to={staffPages.promotions}>Promotions</TextLink>
  </p>
);
