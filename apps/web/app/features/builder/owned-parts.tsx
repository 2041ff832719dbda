import { slotOf } from '@sirkito/compatibility';
import type { ProductCard } from '@sirkito/contracts/catalog-listing';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { without } from './change-build.ts';
import { upgradePath, type UpgradeAsked } from './upgrade-address.ts';

interface OwnedPartsProps {
  asked: UpgradeAsked;
  have: readonly ProductCard[];
  found: readonly ProductCard[];
  sources: ReactNode;
}

/** What somebody has, told part by part with plain links and a plain form. */
export function OwnedParts({ asked, have, found, sources }: OwnedPartsProps) {
  const ids = have.map(({ _id }) => _id);
  const isNone = asked.find !== '' && found.length === 0;
  return (
    <section
      aria-labelledby="owned"
      className="grid gap-5 rounded-lg border border-line bg-surface-raised p-5"
    >
      <h2 id="owned" className="text-title font-[560]">
        What you have
      </h2>
      <ul aria-label="Parts you have" className="divide-y divide-line empty:hidden">
        {have.map((part, place) => (
          <li
            // Two of the same are two.
            key={`${part._id} ${ids.indexOf(part._id) === place ? '' : place}`}
            className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3 py-2.5"
          >
            <ProductPicture path={part.images[0]} alt="" sizes="48px" />
            <p className="text-small">
              <span className="block text-caption text-ink-muted">
                {slotOf(part.category.id)?.label ?? part.category.name}
              </span>
              {part.name}
            </p>
            <Link
              to={upgradePath({ ...asked, parts: without(ids, part._id) })}
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
        <input type="hidden" name="want" value={asked.slot} />
        <Field label="Find a part you have" hint="A model is enough: Ryzen 5 5600, B550">
          {(control) => (
            // Another search is another field: it starts with what was looked for.
            <TextInput
              key={asked.find}
              {...control}
              name="find"
              type="search"
              defaultValue={asked.find}
              maxLength={64}
              required
            />
          )}
        </Field>
        <Button look="quiet" type="submit">
          Find
        </Button>
      </Form>
      {isNone && (
        <p className="text-small text-ink-muted">Nothing of that name. Try fewer words.</p>
      )}
      <ul aria-label="Found" className="divide-y divide-line border-y border-line empty:hidden">
        {found.map((part) => (
          <li key={part._id} className="flex items-center justify-between gap-3 py-2 text-small">
            <span>{part.name}</span>
            <Link
              to={upgradePath({ ...asked, parts: [...ids, part._id] })}
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
