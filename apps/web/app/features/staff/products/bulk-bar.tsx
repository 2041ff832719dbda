import { productBulkStaffPaths } from '@sirkito/contracts/paths/product-bulk-staff';
import type { BulkWire } from '@sirkito/contracts/product-bulk-staff';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { newKey } from '#web/lib/new-key.ts';
import { toast } from '#web/lib/toasts.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { SmallInput, SmallSelect } from '../small-field.tsx';
import { productsKey } from './products.queries.ts';

type Change = BulkWire['change'];

/** What can be done with many; a figure only where one is needed. */
const acts = {
  live: { name: 'Show in the shop', of: () => ({ kind: 'status', status: 'active' }) },
  draft: { name: 'Take back to draft', of: () => ({ kind: 'status', status: 'draft' }) },
  archive: { name: 'Archive', of: () => ({ kind: 'status', status: 'archived' }) },
  price: {
    name: 'Change prices by %',
    label: 'Percent more, or less with a minus',
    of: (percent) => ({ kind: 'price', percent }),
  },
  sale: {
    name: 'Start a sale of % off',
    label: 'Percent off',
    of: (percentOff) => ({ kind: 'sale', percentOff }),
  },
  end_sale: { name: 'End the sale', of: () => ({ kind: 'end_sale' }) },
} as const satisfies Record<
  string,
  { name: string; label?: string; of: (figure: number) => Change }
>;

interface BulkBarProps {
  chosen: ReadonlySet<string>;
  onDone: () => void;
}

/** Floats over the table while something is chosen. */
export function BulkBar({ chosen, onDone }: BulkBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Asked for again after an outage, also in a dialog that was closed, it changes nothing more.
  const last = useRef({ asked: '', key: '' });
  const keyOf = (change: BulkWire) => {
    const asked = JSON.stringify(change);
    if (last.current.asked !== asked) last.current = { asked, key: newKey() };
    return last.current.key;
  };
  if (chosen.size === 0) return null;
  return (
    <>
      <div className="sticky bottom-4 z-10 mx-auto mt-3 flex w-fit max-w-full items-center gap-2 rounded bg-inverse py-1.5 pr-1.5 pl-4 text-small text-inverse-ink shadow-3">
        <p role="status" className="mr-2">
          {chosen.size} chosen
        </p>
        <Button look="copper" size="small" onClick={() => setIsOpen(true)}>
          Change them
        </Button>
        <button type="button" onClick={onDone} className="h-8 rounded px-3 hover:underline">
          Clear
        </button>
      </div>
      <Modal
        label="Change many products"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        className="top-[16dvh] mx-auto w-[min(26rem,calc(100%-2rem))] rounded border border-line p-6 opacity-0 open:opacity-100 starting:open:opacity-0"
      >
        {isOpen && (
          <BulkFields
            ids={[...chosen]}
            keyOf={keyOf}
            onDone={() => {
              last.current = { asked: '', key: '' };
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

interface BulkFieldsProps {
  ids: string[];
  keyOf: (change: BulkWire) => string;
  onDone: () => void;
  onCancel: () => void;
}

function BulkFields({ ids, keyOf, onDone, onCancel }: BulkFieldsProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [act, setAct] = useState<keyof typeof acts>('live');
  const [figure, setFigure] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, once] = useOnce();
  const chosen = acts[act];
  const change = async () => {
    const asked = { ids, change: chosen.of(Number(figure)) };
    const body = { ...asked, key: keyOf(asked) };
    const { data } = await api(productBulkStaffPaths.change, { body });
    toast({ title: `${data.changed} of ${ids.length} products were changed`, variant: 'success' });
    await queries.invalidateQueries({ queryKey: productsKey });
    onDone();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void once(change, ({ message, details }) =>
      setFailure([message, ...Object.values(details)].join('. ')),
    );
  };
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      <h2 className="text-title font-[560]">
        {ids.length === 1 ? 'Change one product' : `Change ${ids.length} products`}
      </h2>
      <Field label="What to do">
        {(control) => (
          <SmallSelect
            {...control}
            value={act}
            onChange={({ target }) => setAct(target.value as keyof typeof acts)}
          >
            {Object.entries(acts).map(([id, { name }]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SmallSelect>
        )}
      </Field>
      {'label' in chosen && (
        <Field label={chosen.label}>
          {(control) => (
            <SmallInput
              {...control}
              inputMode="decimal"
              value={figure}
              onChange={({ target }) => setFigure(target.value)}
            />
          )}
        </Field>
      )}
      <Failed why={failure} />
      <div className="flex gap-2">
        <Button
          type="submit"
          look="copper"
          isBusy={isBusy}
          disabled={'label' in chosen && !Number(figure)}
        >
          Change
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
