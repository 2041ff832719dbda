import { formatCount } from '@sirkito/commerce';
import { productBulkStaffPaths } from '@sirkito/contracts/products/staff-bulk-paths';
import type { BulkInput } from '@sirkito/contracts/products/staff-bulk-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { fieldMessages } from '#web/lib/api/api-client.ts';
import { randomUuid } from '#web/lib/api/random-uuid.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { staffProductsKey } from '../../shared/query-keys.ts';
import { SmallInput, SmallSelect } from '../../shared/forms/small-field.tsx';

type Change = BulkInput['change'];

/** Bulk actions; `label` is set when an action needs a number. */
const actions = {
  live: { name: 'Make live', of: () => ({ kind: 'status', status: 'active' }) },
  draft: { name: 'Move to draft', of: () => ({ kind: 'status', status: 'draft' }) },
  archive: { name: 'Archive', of: () => ({ kind: 'status', status: 'archived' }) },
  price: {
    name: 'Change prices by %',
    label: 'Change by % (e.g. 5 or -5)',
    of: (percent) => ({ kind: 'price', percent }),
  },
  sale: {
    name: 'Start a sale',
    label: 'Percent off',
    of: (percentOff) => ({ kind: 'sale', percentOff }),
  },
  end_sale: { name: 'End sale', of: () => ({ kind: 'end_sale' }) },
} as const satisfies Record<
  string,
  { name: string; label?: string; of: (amount: number) => Change }
>;

interface BulkBarProps {
  selected: ReadonlySet<string>;
  onDone: () => void;
}

/** Floats over the table while products are selected. */
export function BulkBar({ selected, onDone }: BulkBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Reuse the idempotency key for the same change, so a retry changes nothing more.
  const last = useRef({ request: '', key: '' });
  const keyOf = (change: BulkInput) => {
    const request = JSON.stringify(change);
    if (last.current.request !== request) last.current = { request, key: randomUuid() };
    return last.current.key;
  };
  if (selected.size === 0) return null;
  return (
    <>
      <div
        data-bulk-bar
        className="sticky bottom-4 z-10 mx-auto mt-3 flex w-fit max-w-full items-center gap-2 rounded bg-inverse py-1.5 pr-1.5 pl-4 text-small text-inverse-ink shadow-3"
      >
        <p role="status" className="mr-2">
          {selected.size} selected
        </p>
        <Button look="copper" size="small" onClick={() => setIsOpen(true)}>
          Bulk edit
        </Button>
        <button type="button" onClick={onDone} className="h-8 rounded px-3 hover:underline">
          Clear
        </button>
      </div>
      <Modal
        label="Bulk edit"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        className="top-[16dvh] mx-auto w-[min(26rem,calc(100%-2rem))] rounded border border-line p-6 opacity-0 open:opacity-100 starting:open:opacity-0"
      >
        {isOpen && (
          <BulkFields
            ids={[...selected]}
            keyOf={keyOf}
            onDone={() => {
              last.current = { request: '', key: '' };
              setIsOpen(false);
              onDone();
            }}
            onCancel={() => setIsOpen(false)}
          />
        )}
      </Modal>
    </>
  );
}

interface BulkDraft {
  action: keyof typeof actions;
  amount: string;
}

interface BulkFieldsProps {
  ids: string[];
  keyOf: (change: BulkInput) => string;
  onDone: () => void;
  onCancel: () => void;
}

function BulkFields({ ids, keyOf, onDone, onCancel }: BulkFieldsProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { control, register, handleSubmit, setError, formState } = useForm<BulkDraft>({
    defaultValues: { action: 'live', amount: '' },
  });
  const [actionId, amount] = useWatch({ control, name: ['action', 'amount'] });
  const action = actions[actionId];
  const change = useSingleFlightMutation({
    mutationFn: async (typed: BulkDraft) => {
      const request = { ids, change: actions[typed.action].of(Number(typed.amount)) };
      const body = { ...request, key: keyOf(request) };
      const { data } = await api(productBulkStaffPaths.change, { body });
      toast({
        title: `${data.changed} of ${formatCount(ids.length, 'product')} updated`,
        variant: 'success',
      });
      await queries.invalidateQueries({ queryKey: staffProductsKey });
      onDone();
    },
    onError: (error) => {
      const problems = Object.values(fieldMessages(error));
      setError('root', { message: [error.message, ...problems].join('. ') });
    },
  });
  const submit = handleSubmit(change.mutateAsync);
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <h2 className="text-title font-[560]">Edit {formatCount(ids.length, 'product')}</h2>
      <Field label="Action">
        {(field) => (
          <SmallSelect {...field} {...register('action')}>
            {Object.entries(actions).map(([id, { name }]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SmallSelect>
        )}
      </Field>
      {'label' in action && (
        <Field label={action.label}>
          {(field) => <SmallInput {...field} {...register('amount')} inputMode="decimal" />}
        </Field>
      )}
      <ErrorNote error={formState.errors.root?.message ?? ''} />
      <div className="flex gap-2">
        <Button
          type="submit"
          look="copper"
          isBusy={change.isPending}
          disabled={'label' in action && !Number(amount)}
        >
          Apply
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
