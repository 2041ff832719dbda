import { effectivePrice, formatCount, formatPesos } from '@sirkito/commerce';
import type { ReadyBuild } from '@sirkito/contracts/builds/schemas';
import { Link, useNavigate } from 'react-router';
import { openBuild } from '#web/lib/storage/stored-build.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import type { AddAll } from '../builder/build-total.tsx';

interface ReadyCardProps {
  build: ReadyBuild;
  addAll: AddAll;
}

/** A ready build with its parts, its total and the buttons that take all of them. */
export function ReadyCard({ build, addAll }: ReadyCardProps) {
  const { slug, name, summary, parts, image, total, isInStock, loadWatts } = build;
  const navigate = useNavigate();
  const edit = () => {
    openBuild({ name, parts: parts.map(({ _id }) => _id) });
    void navigate(shopPaths.builder);
  };
  const items = parts.map((part) => ({ productId: part._id, name: part.name, quantity: 1 }));
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-surface-raised p-4 sm:p-5">
      <div className="relative grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4">
        <ProductImage path={image ?? undefined} alt="" sizes="88px" />
        <div>
          <h3 className="text-title font-[560]">
            <Link
              to={shopPaths.readyBuild(slug)}
              className="after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
          </h3>
          <p className="mt-1 text-small text-pretty text-ink-muted">{summary}</p>
        </div>
      </div>
      <ul
        aria-label={`Parts of ${name}`}
        className="mt-4 divide-y divide-line border-y border-line"
      >
        {parts.map((part) => (
          <Part key={part._id} part={part} />
        ))}
      </ul>
      <div className="mt-auto grid gap-3 pt-4">
        <div className="flex items-baseline justify-between gap-4">
          <p className="text-small text-ink-muted">{formatCount(parts.length, 'part')}</p>
          <p className="text-title font-[560] tabular-nums">{formatPesos(total)}</p>
        </div>
        <p className="-mt-2 text-caption text-ink-muted">
          VAT included. About {loadWatts} W at full load, estimated.
        </p>
        {!isInStock && (
          <Note kind="warn">Sold out in part. Choose another part in the builder.</Note>
        )}
        <div className="grid gap-2 no-script:hidden sm:grid-cols-2 md:grid-cols-1 2xl:grid-cols-2">
          {isInStock && (
            <Button
              look="copper"
              isBusy={addAll.isBusy}
              aria-label={`Add all to cart: ${name}`}
              onClick={() => void addAll.add(items)}
            >
              Add all to cart
            </Button>
          )}
          <Button look="quiet" aria-label={`Open in PC builder: ${name}`} onClick={edit}>
            Open in PC builder
          </Button>
        </div>
      </div>
    </article>
  );
}

function Part({ part }: { part: ReadyBuild['parts'][number] }) {
  const isSoldOut = part.totalStock <= 0;
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3 py-2">
      <ProductImage path={part.image ?? undefined} alt="" sizes="40px" isSoldOut={isSoldOut} />
      <p className="min-w-0 text-small leading-snug">
        <Link to={shopPaths.product(part)} className="line-clamp-2 hover:underline">
          {part.name}
        </Link>
        {isSoldOut && <span className="block text-caption text-danger">Out of stock</span>}
      </p>
      <p className="text-small tabular-nums">{formatPesos(effectivePrice(part))}</p>
    </li>
  );
}
