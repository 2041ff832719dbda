import { promotionStaffPaths } from '@sirkito/contracts/paths/promotion-staff';
import type { Promotion } from '@sirkito/contracts/promotion-staff';
import { ShopError } from '@sirkito/contracts/shop-error';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Card } from '../card.tsx';
import { DraftInput, DraftSelect, type Editing } from '../draft-fields.tsx';
import { LeaveGuard } from '../leave-guard.tsx';
import { brandsQuery } from '../products/products.queries.ts';
import { SaveBar } from '../save-bar.tsx';
import { useDraft, type Draft } from '../use-draft.ts';
import { useMayChange } from '../use-rights.ts';
import { bodyOf, draftOf, newDraft } from './promotion-draft.ts';
import { PromotionPreview } from './promotion-preview.tsx';
import { TargetFields } from './target-fields.tsx';

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  code: 'Code',
  kind: 'Takes off',
  value: 'How much',
  scope: 'For',
  targets: 'What it is for',
  minimum: 'Minimum',
  startsAt: 'From',
  endsAt: 'Until',
  maxUses: 'Orders in all',
  maxEach: 'Orders of one account',
};

interface PromotionEditorProps {
  promotion?: Promotion;
  onSaved: (saved: Promotion) => void;
  /** Somebody else has saved it: begins anew with theirs. */
  onTakeTheirs?: () => void;
  /** Below the preview: what can be done with the whole promotion. */
  aside?: (isChanged: boolean) => ReactNode;
}

export function PromotionEditor(props: PromotionEditorProps) {
  const { promotion, onSaved, onTakeTheirs, aside } = props;
  const api = useApi();
  const mayChange = useMayChange('promotions');
  const { data: brands = [] } = useQuery(brandsQuery(api));
  const [isOutdated, setIsOutdated] = useState(false);
  const send = async (draft: Draft) => {
    const body = bodyOf(draft);
    if (!promotion) {
      const added = (await api(promotionStaffPaths.add, { body })).data;
      onSaved(added);
      return draftOf(added);
    }
    const { _id, version } = promotion;
    const edit = { params: { id: _id }, body: { ...body, version } };
    const { data } = await api(promotionStaffPaths.edit, edit).catch((error: unknown) => {
      const isRefused = error instanceof ShopError;
      setIsOutdated(isRefused && error.code === 'promotion.edited_meanwhile');
      throw error;
    });
    onSaved(data);
    return draftOf(data);
  };
  const form = useDraft({ start: promotion ? draftOf(promotion) : newDraft(new Date()), send });
  const { editing, changed, failure, isSaving } = form;
  return (
    <>
      <LeaveGuard isOn={changed.length > 0 && !isSaving} />
      <div role="alert" className="mb-4 empty:hidden">
        {failure && (
          <Note kind="error">
            {failure}
            {isOutdated && (
              <Button look="quiet" size="small" className="mt-2" onClick={onTakeTheirs}>
                Begin anew with theirs
              </Button>
            )}
          </Note>
        )}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {/* Whoever may only look sees the same page, and changes nothing on it. */}
        <fieldset disabled={!mayChange || isSaving} className="grid min-w-0 gap-4">
          <OfferCard editing={editing} />
          <Card title="Goods">
            <TargetFields editing={editing} brands={brands} />
          </Card>
          <LimitsCard editing={editing} />
        </fieldset>
        <div className="grid min-w-0 gap-4">
          <PromotionPreview promotion={bodyOf(editing.draft)} brands={brands} />
          {aside?.(changed.length > 0)}
        </div>
      </div>
      {mayChange && (
        <SaveBar
          changed={changed}
          nameOf={(field) => (labels[field] ?? field).toLowerCase()}
          isNew={!promotion}
          action={promotion ? 'Save changes' : 'Add the promotion'}
          isSaving={isSaving}
          onSave={() => void form.save()}
          onDiscard={form.discard}
        />
      )}
    </>
  );
}

function OfferCard({ editing }: { editing: Editing }) {
  const isPercent = editing.draft['kind'] === 'percent';
  return (
    <Card title="Offer">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DraftInput
          editing={editing}
          name="name"
          label="Name"
          maxLength={60}
          hint="Shoppers read it in the cart and on the invoice"
        />
        <DraftInput
          editing={editing}
          name="code"
          label="Code"
          maxLength={24}
          autoCapitalize="characters"
          hint="Empty: it counts by itself"
        />
        <DraftSelect editing={editing} name="kind" label="Takes off">
          <option value="percent">Percent</option>
          <option value="amount">Pesos, once an order</option>
        </DraftSelect>
        <DraftInput
          editing={editing}
          name="value"
          label={isPercent ? 'Percent' : 'Pesos'}
          inputMode="decimal"
        />
        <DraftInput
          editing={editing}
          name="minimum"
          label="Minimum, in pesos"
          inputMode="decimal"
          hint={
            isPercent
              ? 'So much of what it is for has to be in the cart'
              : 'More than is taken off, so that something is left to pay'
          }
        />
      </div>
    </Card>
  );
}

function LimitsCard({ editing }: { editing: Editing }) {
  return (
    <Card title="When and how often">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DraftInput editing={editing} name="startsAt" label="From" type="datetime-local" />
        <DraftInput
          editing={editing}
          name="endsAt"
          label="Until"
          type="datetime-local"
          hint="Empty: until it is ended"
        />
        <DraftInput
          editing={editing}
          name="maxUses"
          label="Orders in all"
          inputMode="numeric"
          hint="Empty: any number"
        />
        <DraftInput
          editing={editing}
          name="maxEach"
          label="Orders of one account"
          inputMode="numeric"
          hint="Empty: any number"
        />
      </div>
    </Card>
  );
}
