import { formatCount } from '@sirkito/commerce';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import { summary, type BuildView } from '../build-view.ts';
import { useBuildView } from './use-build-view.ts';

/** Shows the stored build in the category menu. */
export function MenuBuild() {
  const view = useBuildView();
  if (typeof view === 'string') return null;
  const { part } = view.placed.find(({ slot }) => slot.id === 'pc_case') ?? view.placed[0] ?? {};
  return (
    <div className="flex items-center gap-4 pt-3">
      {part && (
        <div className="w-24 flex-none">
          <ProductImage path={part.images[0]} alt="" sizes="96px" />
        </div>
      )}
      <div className="min-w-0">
        <p className="font-[460]">{reading(view)}</p>
        <p className="text-small text-ink-muted">{summary(view)}</p>
      </div>
    </div>
  );
}

function reading({ count, evaluation: { power }, placed }: BuildView): string {
  const supply = placed.find(({ slot }) => slot.id === 'power_supply')?.part.attributes['wattage'];
  const watts = `${power.loadWatts} W`;
  return `${formatCount(count, 'part')}, ${supply === undefined ? watts : `${watts} of ${String(supply)} W`}`;
}
