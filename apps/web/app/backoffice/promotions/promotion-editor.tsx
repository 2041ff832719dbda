import { promotionStaffPaths } from '@sirkito/contracts/promotions/staff-paths';
import type { Promotion } from '@sirkito/contracts/promotions/staff-schemas';
import { ShopError } from '@sirkito/contracts/shop-error';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Card } from '../shared/card.tsx';
import { DraftInput, DraftSelect, type Editing } from '../shared/draft-fields.tsx';
import { LeaveGuard } from '../shared/leave-guard.tsx';
import { brandsQuery } from '../shared/brands.queries.ts';
import { SaveBar } from '../shared/save-bar.tsx';
import { useDraft, type Draft } from '../shared/use-draft.ts';
import { useCanChange } from '../shared/use-permissions.ts';
import { bodyOf, draftOf, newDraft } from './promotion-draft.ts';
import { PromotionPreview } from './promotion-preview.tsx';
import { TargetFields } from './target-fields.tsx';

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  code: 'Promo code',
  kind: 'Discount type',
  value: 'Discount',
  scope: 'Applies to',
  targets: 'Eligible items',
  minimum: 'Minimum spend',
  startsAt: 'Starts',
  endsAt: 'Ends',
  maxRedemptions: 'Total uses',
  maxPerCustomer: 'Uses per customer',
};

interface PromotionEditorProps {
  promotion?: Promotion;
  onSaved: (saved: Promotion) => void;
  /** Someone else saved the promotion: reload with their version. */
  onLoadTheirs?: () => void;
  /** Actions below the preview. */
  aside?: (isChanged: boolean) => ReactNode;
}

export function PromotionEditor(props: PromotionEditorProps) {
  const { promotion, onSaved, onLoadTheirs, aside } = props;
  const api = useApi();
  const canChange = useCanChange('promotions');
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
      const isShopError = error instanceof ShopError;
      setIsOutdated(isShopError && error.code === 'promotion.edit_conflict');
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
              <Button look="quiet" size="small" className="mt-2" onClick={onLoadTheirs}>
                Load their version
              </Button>
            )}
          </Note>
        )}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {/* Read-only without the permission to change. */}
        <fieldset disabled={!canChange || isSaving} className="grid min-w-0 gap-4">
          <OfferCard editing={editing} />
          <Card title="Eligible items">
            <TargetFields editing={editing} brands={brands} />
          </Card>
          <LimitsCard editing={editing} />
        </fieldset>
        <div className="grid min-w-0 gap-4">
          <PromotionPreview promotion={bodyOf(editing.draft)} brands={brands} />
          {aside?.(changed.length > 0)}
        </div>
      </div>
      {canChange && (
        <SaveBar
          changed={changed}
          nameOf={(field) => (labels[field] ?? field).toLowerCase()}
          isNew={!promotion}
          action={promotion ? 'Save changes' : 'Add promotion'}
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
    <Card title="Discount">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DraftInput
          editing={editing}
          name="name"
          label="Name"
          maxLength={60}
          hint="Shown in the cart and on the invoice"
        />
        <DraftInput
          editing={editing}
          name="code"
          label="Promo code"
          maxLength={24}
          autoCapitalize="characters"
          hint="Leave blank to apply automatically"
        />
        <DraftSelect editing={editing} name="kind" label="Discount type">
          <option value="percent">Percentage</option>
          <option value="amount">Fixed amount off the order</option>
        </DraftSelect>
        <DraftInput
          editing={editing}
          name="value"
          label={isPercent ? 'Percent off' : 'Amount off (₱)'}
          inputMode="decimal"
        />
        <DraftInput
          editing={editing}
          name="minimum"
          label="Minimum spend (₱)"
          inputMode="decimal"
          hint={isPercent ? 'On eligible items' : 'Must be higher than the discount'}
        />
      </div>
    </Card>
  );
}

function LimitsCard({ editing }: { editing: Editing }) {
  return (
    <Card title="Schedule and limits">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DraftInput editing={editing} name="startsAt" label="Starts" type="datetime-local" />
        <DraftInput
          editing={editing}
          name="endsAt"
          label="Ends"
          type="datetime-local"
          hint="Leave blank for no end date"
        />
        <DraftInput
          editing={editing}
          name="maxRedemptions"
          label="Total uses"
          inputMode="numeric"
          hint="Leave blank for no limit"
        />
        <DraftInput
          editing={editing}
          name="maxPerCustomer"
          label="Uses per customer"
          inputMode="numeric"
          hint="Leave blank for no limit"
        />
      </div>
    </Card>
  );
}
