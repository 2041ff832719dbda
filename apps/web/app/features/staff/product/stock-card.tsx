import { adjustmentReasons } from '@sirkito/commerce';
import type { Adjustment } from '@sirkito/contracts/inventory-staff';
import { inventoryStaffPaths } from '@sirkito/contracts/paths/inventory-staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { newKey } from '#web/lib/new-key.ts';
import { toast } from '#web/lib/toasts.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Field } from '#web/ui/field.tsx';
import { Card } from '../card.tsx';
import { shopTime } from '#web/lib/shop-time.ts';
import { SmallInput, SmallSelect } from '../small-field.tsx';
import { useMayChange } from '../use-rights.ts';
import { ledgerQuery } from './product.queries.ts';

type Reason = Adjustment['reason'];

const reasonNames: Record<Reason, string> = {
  received: 'Delivery came',
  adjusted: 'Counted anew',
  returned: 'Customer returned it',
  damaged: 'Damaged or lost',
};

const movementNames: Readonly<Record<string, string>> = {
  ...reasonNames,
  sold: 'Sold',
  released: 'No longer set aside',
};

/** What is on hand and why. It is changed by so many more or fewer, never written over. */
export function StockCard({ productId }: { productId: string }) {
  const { data, error } = useQuery(ledgerQuery(useApi(), productId));
  const [isAdjusting, setIsAdjusting] = useState(false);
  const mayAdjust = useMayChange('inventory');
  return (
    <Card title="Stock">
      <div className="flex items-center justify-between">
        <p className="fact text-headline">
          {data?.totalStock ?? '…'}
          <span className="sr-only"> on hand</span>
        </p>
        {mayAdjust && !isAdjusting && (
          <Button look="quiet" size="small" onClick={() => setIsAdjusting(true)}>
            Adjust
          </Button>
        )}
      </div>
      {isAdjusting && (
        <AdjustmentFields productId={productId} onDone={() => setIsAdjusting(false)} />
      )}
      <Failed why={error} />
      <ul aria-label="Ledger" className="mt-3 max-h-64 overflow-y-auto text-small" tabIndex={0}>
        {data?.movements.map(({ id, at, quantity, reason, reference }) => (
          <li key={id} className="flex gap-2.5 border-t border-line py-2">
            <span className="fact w-10 flex-none">
              {quantity > 0 ? `+${quantity}` : `−${-quantity}`}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              {`${movementNames[reason] ?? reason}: ${reference}`}
            </span>
            <span className="flex-none text-caption text-ink-muted">{shopTime(at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AdjustmentFields({ productId, onDone }: { productId: string; onDone: () => void }) {
  const [api, queries] = [useApi(), useQueryClient()];
  // Pressing again after an outage moves stock once.
  const [key] = useState(newKey);
  const [given, setGiven] = useState<{ quantity: string; reason: Reason; note: string }>({
    quantity: '',
    reason: 'received',
    note: '',
  });
  const [failure, setFailure] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, once] = useOnce();
  const wrong = {
    quantity: Number(given.quantity) ? undefined : 'Say how many, such as 5 or -2',
    note: given.note.trim() ? undefined : 'Say which delivery it was, or who counted',
  };
  const adjust = async () => {
    const body = { ...given, key, quantity: Number(given.quantity) };
    const { data } = await api(inventoryStaffPaths.adjust, { params: { id: productId }, body });
    await queries.invalidateQueries(ledgerQuery(api, productId));
    toast({ title: `${data.totalStock} are on hand now`, variant: 'success' });
    onDone();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (wrong.quantity || wrong.note) return;
    void once(adjust, ({ message }) => {
      setFailure(message);
      void queries.invalidateQueries(ledgerQuery(api, productId));
    });
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="mt-3 grid gap-3 border-t border-line pt-3"
    >
      <Field
        label="How many more or fewer"
        hint="5 adds five, -2 takes two away"
        error={isAsked ? wrong.quantity : undefined}
      >
        {(control) => (
          <SmallInput
            {...control}
            inputMode="numeric"
            required
            value={given.quantity}
            onChange={({ target }) => setGiven({ ...given, quantity: target.value })}
          />
        )}
      </Field>
      <Field label="Reason">
        {(control) => (
          <SmallSelect
            {...control}
            value={given.reason}
            onChange={({ target }) => setGiven({ ...given, reason: target.value as Reason })}
          >
            {adjustmentReasons.map((reason) => (
              <option key={reason} value={reason}>
                {reasonNames[reason]}
              </option>
            ))}
          </SmallSelect>
        )}
      </Field>
      <Field
        label="Note"
        hint="Which delivery, who counted"
        error={isAsked ? wrong.note : undefined}
      >
        {(control) => (
          <SmallInput
            {...control}
            maxLength={200}
            value={given.note}
            onChange={({ target }) => setGiven({ ...given, note: target.value })}
          />
        )}
      </Field>
      <Failed why={failure} />
      <div className="flex gap-2">
        <Button type="submit" look="quiet" size="small" isBusy={isBusy}>
          Move stock
        </Button>
        <Button look="bare" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
