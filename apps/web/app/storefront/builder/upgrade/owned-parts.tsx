import { slotOf } from '@sirkito/compatibility';
import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import { without } from '../update-build.ts';
import { upgradePath, type UpgradeQuery } from './upgrade-query.ts';

interface OwnedPartsProps {
  query: UpgradeQuery;
  have: readonly ProductCard[];
  found: readonly ProductCard[];
  sources: ReactNode;
}

/** Lists the customer's parts. Plain links and a form, so it works without JavaScript. */
export function OwnedParts({ query, have, found, sources }: OwnedPartsProps) {
  const ids = have.map(({ _id }) => _id);
  const isNone = query.find !== '' && found.length === 0;
  return (
    <section
      aria-labelledby="owned"
      className="grid gap-5 rounded-lg border border-line bg-surface-raised p-5"
    >
      <h2 id="owned" className="text-title font-[560]">
        Your current PC
      </h2>
      <ul aria-label="Parts in your PC" className="divide-y divide-line empty:hidden">
        {have.map((part, index) => (
          <li
            // The same part can appear twice.
            key={`${part._id} ${ids.indexOf(part._id) === index ? '' : index}`}
            className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3 py-2.5"
          >
            <ProductImage path={part.images[0]} alt="" sizes="48px" />
            <p className="text-small">
              <span className="block text-caption text-ink-muted">
                {slotOf(part.category.id)?.label ?? part.category.name}
              </span>
              {part.name}
            </p>
            <Link
              to={upgradePath({ ...query, parts: without(ids, part._id) })}
              preventScrollReset
              aria-label={`Remove ${part.name}`}
              className="grid size-11 place-items-center rounded text-ink-muted hover:bg-surface-active hover:text-ink"
            >
              <X size={16} strokeWidth={1.5} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      <Form method="get" action={shopPaths.upgrade} className="grid gap-3" preventScrollReset>
        {ids.length > 0 && <input type="hidden" name="parts" value={ids.join(',')} />}
        <input type="hidden" name="want" value={query.slot} />
        <Field label="Find a part you have" hint="Enter a model, such as Ryzen 5 5600 or B550">
          {(control) => (
            // Remount on a new search so the field shows its text.
            <TextInput
              key={query.find}
              {...control}
              name="find"
              type="search"
              defaultValue={query.find}
              maxLength={64}
              required
            />
          )}
        </Field>
        <Button look="quiet" type="submit">
          Find
        </Button>
      </Form>
      {isNone && <p className="text-small text-ink-muted">No parts found. Try fewer words.</p>}
      <ul
        aria-label="Search results"
        className="divide-y divide-line border-y border-line empty:hidden"
      >
        {found.map((part) => (
          <li key={part._id} className="flex items-center justify-between gap-3 py-2 text-small">
            <span>{part.name}</span>
            <Link
              to={upgradePath({ ...query, parts: [...ids, part._id] })}
              preventScrollReset
              aria-label={`I have this: ${part.name}`}
              className="flex-none py-2 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              I have this
            </Link>
          </li>
        ))}
      </ul>
      {sources}
    </section>
  );
}
