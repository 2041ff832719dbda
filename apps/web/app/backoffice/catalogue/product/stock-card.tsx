import { adjustmentReasons, formatDateTime } from '@sirkito/commerce';
import type { Adjustment } from '@sirkito/contracts/inventory/staff-schemas';
import { inventoryStaffPaths } from '@sirkito/contracts/inventory/staff-paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { randomUuid } from '#web/lib/api/random-uuid.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { actorName } from '../../shared/actor-name.ts';
import { Card } from '../../shared/card.tsx';
import { SmallInput, SmallSelect } from '../../shared/forms/small-field.tsx';
import { useCanChange } from '../../shared/use-permissions.ts';
import { ledgerQuery } from './product.queries.ts';

type Reason = Adjustment['reason'];

const reasonNames: Record<Reason, string> = {
  received: 'Stock received',
  adjusted: 'Recount',
  returned: 'Customer return',
  damaged: 'Damaged or lost',
};

const movementNames: Readonly<Record<string, string>> = {
  ...reasonNames,
  sold: 'Sold',
  released: 'Reservation released',
  shipped: 'Shipped',
  transferred: 'Transferred',
};

/** What ships was sold before, so it has no sign. */
const quantityLabel = (reason: string, quantity: number): string => {
  if (reason === 'shipped') return `${-quantity}`;
  return quantity > 0 ? `+${quantity}` : `−${-quantity}`;
};

/** Shows the stock and its ledger. Stock changes by adjustments and is never overwritten. */
export function StockCard({ productId }: { productId: string }) {
  const { data, error } = useQuery(ledgerQuery(useApi(), productId));
  const [isAdjusting, setIsAdjusting] = useState(false);
  const canAdjust = useCanChange('inventory');
  return (
    <Card title="Stock">
      <div className="flex items-center justify-between">
        <p className="fact text-headline">
          {data?.totalStock ?? '…'}
          <span className="sr-only"> available</span>
        </p>
        {canAdjust && !isAdjusting && (
          <Button look="quiet" size="small" onClick={() => setIsAdjusting(true)}>
            Adjust
          </Button>
        )}
      </div>
      {isAdjusting && (
        <AdjustmentFields productId={productId} onDone={() => setIsAdjusting(false)} />
      )}
      <ErrorNote error={error} />
      <ul
        aria-label="Stock history"
        className="mt-3 max-h-64 overflow-y-auto text-small"
        tabIndex={0}
      >
        {data?.movements.map(({ id, at, quantity, reason, reference, actor }) => (
          <li key={id} className="flex gap-2.5 border-t border-line py-2">
            <span className="fact w-10 flex-none">{quantityLabel(reason, quantity)}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              {`${movementNames[reason] ?? reason}: ${reference}`}
            </span>
            <span className="flex-none text-right text-caption text-ink-muted">
              {formatDateTime(at)}
              {actor && <span className="block">{actorName(actor)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface AdjustmentDraft {
  quantity: string;
  reason: Reason;
  note: string;
}

function AdjustmentFields({ productId, onDone }: { productId: string; onDone: () => void }) {
  const [api, queries] = [useApi(), useQueryClient()];
  // Idempotency key: a retry adjusts stock once.
  const [key] = useState(randomUuid);
  const { register, handleSubmit, formState } = useForm<AdjustmentDraft>({
    defaultValues: { quantity: '', reason: 'received', note: '' },
  });
  const { errors } = formState;
  const adjust = useSingleFlightMutation({
    mutationFn: async (adjustment: AdjustmentDraft) => {
      const body = { ...adjustment, key, quantity: Number(adjustment.quantity) };
      const { data } = await api(inventoryStaffPaths.adjust, { params: { id: productId }, body });
      await queries.invalidateQueries(ledgerQuery(api, productId));
      toast({ title: `Stock is now ${data.totalStock}`, variant: 'success' });
      onDone();
    },
    onError: () => void queries.invalidateQueries(ledgerQuery(api, productId)),
  });
  const submit = handleSubmit(adjust.mutateAsync);
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-3 grid gap-3 border-t border-line pt-3"
    >
      <Field label="Quantity change" hint="e.g. 5 or -2" error={errors.quantity?.message}>
        {(control) => (
          <SmallInput
            {...control}
            {...register('quantity', {
              validate: (typed) => Boolean(Number(typed)) || 'Enter a quantity, e.g. 5 or -2',
            })}
            inputMode="numeric"
            required
          />
        )}
      </Field>
      <Field label="Reason">
        {(control) => (
          <SmallSelect {...control} {...register('reason')}>
            {adjustmentReasons.map((reason) => (
              <option key={reason} value={reason}>
                {reasonNames[reason]}
              </option>
            ))}
          </SmallSelect>
        )}
      </Field>
      <Field label="Note" hint="e.g. which delivery or who counted" error={errors.note?.message}>
        {(control) => (
          <SmallInput
            {...control}
            {...register('note', {
              validate: (text) =>
                text.trim() !== '' || 'Enter a note, e.g. which delivery or who counted',
            })}
            maxLength={200}
          />
        )}
      </Field>
      <ErrorNote error={adjust.error} />
      <div className="flex gap-2">
        <Button type="submit" look="quiet" size="small" isBusy={adjust.isPending}>
          Save adjustment
        </Button>
        <Button look="bare" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
