import { effectivePrice, formatNumber, formatPesos } from '@sirkito/commerce';
import type { StaffProduct } from '@sirkito/contracts/catalog/staff-schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useDebounced } from '#web/lib/interaction/use-debounced.ts';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { productPickerQuery } from '../orders.queries.ts';

const debounceMs = 200;

/** Searches products by name or SKU and adds the selected one to the order. */
export function ProductPicker({ onPick }: { onPick: (product: StaffProduct) => void }) {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), debounceMs);
  const { data: found = [] } = useQuery(productPickerQuery(useApi(), search));
  const isSearching = search.length > 1 && text.trim() !== '';
  const pick = (product: StaffProduct) => {
    onPick(product);
    setText('');
  };
  return (
    <div className="grid gap-2">
      <Field label="Find a product">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            placeholder="Name or SKU"
            autoComplete="off"
            maxLength={64}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {isSearching && (
        <ul aria-label="Search results" className="grid rounded border border-line">
          {found.map((product) => (
            <li key={product._id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                disabled={product.totalStock === 0}
                onClick={() => pick(product)}
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 px-3 py-1.5 text-left text-small hover:bg-surface-active disabled:text-ink-faint"
              >
                <span className="min-w-0 flex-1 basis-full sm:basis-0">{product.name}</span>
                <span className="flex-none text-caption text-ink-muted tabular-nums">
                  {formatNumber(product.totalStock)} in stock,{' '}
                  {formatPesos(effectivePrice(product))}
                </span>
              </button>
            </li>
          ))}
          {found.length === 0 && (
            <li className="px-3 py-2 text-small text-ink-muted">No products found</li>
          )}
        </ul>
      )}
    </div>
  );
}
