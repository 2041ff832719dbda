import { promotionStaffPaths } from '@sirkito/contracts/promotions/staff-paths';
import type { Promotion, PromotionDraft } from '@sirkito/contracts/promotions/staff-schemas';
import { ShopError } from '@sirkito/contracts/shop-error';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Card } from '../shared/card.tsx';
import { FormInput, FormSelect } from '../shared/forms/form-fields.tsx';
import { LeaveGuard } from '../shared/forms/leave-guard.tsx';
import { brandsQuery } from '../shared/brands.queries.ts';
import { SaveBar } from '../shared/forms/save-bar.tsx';
import { useEditorForm } from '../shared/forms/use-editor-form.ts';
import { useCanChange } from '../shared/use-permissions.ts';
import { bodyOf, draftOf, newDraft, type PromotionFields } from './promotion-draft.ts';
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
  const send = async (body: PromotionDraft): Promise<Promotion> => {
    if (!promotion) return (await api(promotionStaffPaths.add, { body })).data;
    const { _id, version } = promotion;
    const edit = { params: { id: _id }, body: { ...body, version } };
    const { data } = await api(promotionStaffPaths.edit, edit).catch((error: unknown) => {
      const isShopError = error instanceof ShopError;
      setIsOutdated(isShopError && error.code === 'promotion.edit_conflict');
      throw error;
    });
    return data;
  };
  const editor = useEditorForm<PromotionFields>({
    start: promotion ? draftOf(promotion) : newDraft(new Date()),
    send: async (typed, { setSaved }) => {
      const saved = await send(bodyOf(typed));
      onSaved(saved);
      setSaved(draftOf(saved));
    },
  });
  const { form, fields, changed, failure, isSaving } = editor;
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
          <OfferCard form={form} isPercent={fields.kind === 'percent'} />
          <Card title="Eligible items">
            <TargetFields form={form} fields={fields} brands={brands} />
          </Card>
          <LimitsCard form={form} />
        </fieldset>
        <div className="grid min-w-0 gap-4">
          <PromotionPreview promotion={bodyOf(fields)} brands={brands} />
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
          onSave={editor.save}
          onDiscard={editor.discard}
        />
      )}
    </>
  );
}

interface CardProps {
  form: UseFormReturn<PromotionFields>;
}

function OfferCard({ form, isPercent }: CardProps & { isPercent: boolean }) {
  return (
    <Card title="Discount">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormInput
          form={form}
          name="name"
          label="Name"
          maxLength={60}
          hint="Shown in the cart and on the invoice"
        />
        <FormInput
          form={form}
          name="code"
          label="Promo code"
          maxLength={24}
          autoCapitalize="characters"
          hint="Leave blank to apply automatically"
        />
        <FormSelect form={form} name="kind" label="Discount type">
          <option value="percent">Percentage</option>
          <option value="amount">Fixed amount off the order</option>
        </FormSelect>
        <FormInput
          form={form}
          name="value"
          label={isPercent ? 'Percent off' : 'Amount off (₱)'}
          inputMode="decimal"
        />
        <FormInput
          form={form}
          name="minimum"
          label="Minimum spend (₱)"
          inputMode="decimal"
          hint={isPercent ? 'On eligible items' : 'Must be higher than the discount'}
        />
      </div>
    </Card>
  );
}

function LimitsCard({ form }: CardProps) {
  return (
    <Card title="Schedule and limits">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormInput form={form} name="startsAt" label="Starts" type="datetime-local" />
        <FormInput
          form={form}
          name="endsAt"
          label="Ends"
          type="datetime-local"
          hint="Leave blank for no end date"
        />
        <FormInput
          form={form}
          name="maxRedemptions"
          label="Total uses"
          inputMode="numeric"
          hint="Leave blank for no limit"
        />
        <FormInput
          form={form}
          name="maxPerCustomer"
          label="Uses per customer"
          inputMode="numeric"
          hint="Leave blank for no limit"
        />
      </div>
    </Card>
  );
}
