import { effectivePrice, formatPesos, lineTotal, toPesos } from '@sirkito/commerce';
import type { CartItem, CartProblem } from '@sirkito/contracts/cart';
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx';
import { useCartParts } from './cart-parts.ts';
import { changeQuantity } from './change-quantity.ts';
import { inCentavos } from './in-centavos.ts';
import { LineAct } from './line-act.tsx';
import { LineFrame } from './line-frame.tsx';
import { problemWords } from './problem-words.ts';
import { removeItem } from './remove-item.ts';
import { saveForLater } from './save-for-later.ts';

interface CartLineProps {
  item: CartItem;
  problems: readonly CartProblem[];
  onGone: () => void;
}

export function CartLine({ item, problems, onGone }: CartLineProps) {
  const parts = useCartParts();
  const { productId, title, quantity, totalStock } = item;
  const each = effectivePrice(item);
  return (
    <LineFrame item={item}>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-2 gap-y-1">
        <QuantityStepper
          name={title}
          value={quantity}
          max={totalStock}
          size="small"
          onChange={(wanted) => void changeQuantity(parts, item, wanted)}
        />
        {totalStock > 0 && quantity >= totalStock && (
          <span className="fact rounded-sm bg-surface-sunken px-1.5 text-micro leading-5">max</span>
        )}
        <span className="ml-auto text-base font-[560] tracking-[-0.02em] tabular-nums">
          {formatPesos(toPesos(lineTotal(inCentavos(item))))}
        </span>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-4">
        <LineAct
          name="Save for later"
          title={title}
          act={() => saveForLater(parts, productId)}
          onDone={onGone}
        />
        <LineAct
          name="Remove"
          title={title}
          act={() => removeItem(parts, productId)}
          onDone={onGone}
        />
        <span className="ml-auto text-caption text-ink-faint tabular-nums">
          {quantity > 1 && `${formatPesos(each)} each`}
          {quantity === 1 && each < item.price && <s>{formatPesos(item.price)}</s>}
        </span>
      </div>
      {problems.map((problem) => (
        <p key={problem.kind} className="mt-1 text-caption text-warning">
          {problemWords(problem)}
        </p>
      ))}
    </LineFrame>
  );
}
