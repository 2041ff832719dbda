import { promotionStaffPaths } from '@sirkito/contracts/paths/promotion-staff';
import type { Promotion } from '@sirkito/contracts/promotion-staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
import { useMayChange } from '../use-rights.ts';
import { PromotionEditor } from './promotion-editor.tsx';
import { promotionQuery, promotionsKey } from './promotions.queries.ts';
import { StateBadge } from './promotions-page.tsx';

export function NewPromotionPage() {
  const [queries, navigate] = [useQueryClient(), useNavigate()];
  return (
    <>
      <Crumb />
      <PageHead title="Add a promotion" />
      <PromotionEditor
        onSaved={() => {
          toast({ title: 'The promotion was added', variant: 'success' });
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
  const mayChange = useMayChange('promotions');
  /** How often the form began anew, with what somebody else or another button made of it. */
  const [begun, setBegun] = useState(0);
  const begin = () => setBegun((times) => times + 1);
  const takeTheirs = async () => {
    if ((await refetch()).isSuccess) begin();
  };
  if (error && !promotion) return <Failed why={error} />;
  if (!promotion) return <Skeleton className="h-150 w-full" />;
  const keep = (saved: Promotion, done: string) => {
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
            {usedWords(promotion.used)}
          </span>
        }
      />
      <PromotionEditor
        key={begun}
        promotion={promotion}
        onSaved={(saved) => keep(saved, 'The promotion was saved')}
        onTakeTheirs={() => void takeTheirs()}
        aside={(isChanged) =>
          mayChange &&
          promotion.state !== 'over' && (
            <EndCard
              id={id}
              isChanged={isChanged}
              onEnded={(ended) => {
                keep(ended, 'The promotion is over');
                begin();
              }}
            />
          )
        }
      />
    </>
  );
}

function usedWords(used: number): string {
  if (used === 0) return 'Not used yet';
  return used === 1 ? 'Used once' : `Used ${used.toLocaleString('en-PH')} times`;
}

interface EndCardProps {
  id: string;
  isChanged: boolean;
  onEnded: (ended: Promotion) => void;
}

function EndCard({ id, isChanged, onEnded }: EndCardProps) {
  const api = useApi();
  const end = async () => onEnded((await api(promotionStaffPaths.end, { params: { id } })).data);
  return (
    <Card title="End it">
      <div className="grid justify-items-start gap-3 text-small">
        <p className="text-ink-muted">
          {isChanged
            ? 'Save or discard your changes first.'
            : 'From that moment it takes nothing off. Orders that have it keep it.'}
        </p>
        <AskTwice
          action="End it now"
          yes="Yes, end it"
          no="Keep it"
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
