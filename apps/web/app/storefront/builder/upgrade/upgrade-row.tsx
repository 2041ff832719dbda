import { effectivePrice, formatCount, formatPesos } from '@sirkito/commerce';
import type { Upgrade } from '@sirkito/contracts/builds/fit-schemas';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Price } from '#web/ui/product/price.tsx';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import type { AddAll } from '../builder/build-total.tsx';
import { upgradeSummary } from './upgrade-summary.ts';
import { VerdictMark } from '../builder/verdict-mark.tsx';

interface UpgradeRowProps {
  upgrade: Upgrade;
  /** Subcategories of the parts the customer owns. */
  ownedCategories: readonly string[];
  addAll: AddAll;
}

const actionLabels: readonly (string | undefined)[] = [
  undefined,
  'Add',
  'Add both',
  'Add all 3',
  'Add all 4',
];

/** An upgrade, with the other changes it needs. */
export function UpgradeRow({ upgrade, ownedCategories, addAll }: UpgradeRowProps) {
  const { part, also, findings, unknown, total } = upgrade;
  const bought = [part, ...also.map((one) => one.part)];
  const { verdict, message } = upgradeSummary(upgrade, ownedCategories);
  const act = `${actionLabels[bought.length] ?? 'Add all'} to cart`;
  const items = bought.map(({ _id, name }) => ({ productId: _id, name, quantity: 1 }));
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-5">
      <ProductImage path={part.images[0]} alt="" sizes="72px" />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-medium text-pretty">
            <Link to={shopPaths.product(part)} className="hover:underline">
              {part.name}
            </Link>
          </h3>
          <p className="fact mt-0.5 text-caption text-ink-muted">{part.facts.join(' · ')}</p>
        </div>
        <Price price={part.price} salePrice={part.salePrice} />
      </div>
      <div className="col-span-2 grid gap-2 text-small sm:col-span-1 sm:col-start-2">
        <p className="flex gap-1.5">
          <VerdictMark verdict={verdict} isNamed={false} />
          {message}
        </p>
        <ul className="grid gap-2 empty:hidden">
          {also.map((one) => (
            <li key={one.part._id} className="border-l-2 border-line pl-3">
              <Link to={shopPaths.product(one.part)} className="font-medium hover:underline">
                {one.part.name}
              </Link>
              , {formatPesos(effectivePrice(one.part))}
              <span className="block text-ink-muted">
                {one.out && `Replaces ${one.out}. `}
                {one.reason}
              </span>
            </li>
          ))}
        </ul>
        {findings.map((one) => (
          <p key={one.sentence} className="flex gap-1.5 text-ink-muted">
            <VerdictMark verdict={one.verdict} />
            {one.sentence}
          </p>
        ))}
        {unknown > 0 && (
          <p className="text-ink-muted">{formatCount(unknown, 'check')} not verified.</p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            look="quiet"
            size="small"
            className="min-h-9 no-script:hidden"
            aria-label={`${act}: ${part.name}`}
            isBusy={addAll.isBusy}
            onClick={() => void addAll.add(items)}
          >
            {act}
          </Button>
          {also.length > 0 && <span className="font-medium">{formatPesos(total)} in total</span>}
        </div>
      </div>
    </li>
  );
}
