import {
  effectivePrice,
  formatPesos,
  formatPesosInText,
  lineTotal,
  toPesos,
} from '@sirkito/commerce';
import { cartPaths } from '@sirkito/contracts/carts/paths';
import type { CartItem, CartProblem } from '@sirkito/contracts/carts/schemas';
import { toast } from '#web/lib/interaction/toasts.ts';
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx';
import { type CartContext, useCartContext } from '../cart-context.ts';
import { changeCart } from '../changes/change-cart.ts';
import { changeQuantity } from '../changes/change-quantity.ts';
import { removeItem } from '../changes/remove-item.ts';
import { inCentavos } from '../in-centavos.ts';
import { LineAction } from './line-action.tsx';
import { LineFrame } from './line-frame.tsx';
import { useFixLine } from './use-fix-line.ts';

interface CartLineProps {
  item: CartItem;
  problems: readonly CartProblem[];
  onRemoved: () => void;
}

export function CartLine({ item, problems, onRemoved }: CartLineProps) {
  const context = useCartContext();
  const fixLine = useFixLine();
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
          onChange={(requested) => void changeQuantity(context, item, requested)}
        />
        {totalStock > 0 && quantity >= totalStock && (
          <span className="fact rounded-sm bg-surface-sunken px-1.5 text-micro leading-5">max</span>
        )}
        <span className="ml-auto text-base font-[560] tracking-[-0.02em] tabular-nums">
          {formatPesos(toPesos(lineTotal(inCentavos(item))))}
        </span>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-4">
        <LineAction
          name="Save for later"
          title={title}
          act={() => saveForLater(context, productId)}
          onDone={onRemoved}
        />
        <LineAction
          name="Remove"
          title={title}
          act={() => removeItem(context, productId)}
          onDone={onRemoved}
        />
        <span className="ml-auto text-caption text-ink-faint tabular-nums">
          {quantity > 1 && `${formatPesos(each)} each`}
          {quantity === 1 && each < item.price && <s>{formatPesos(item.price)}</s>}
        </span>
      </div>
      {problems.map((problem) => (
        <div
          key={problem.kind === 'rule_broken' ? problem.id : problem.kind}
          className="mt-1 flex flex-wrap items-center gap-x-4 text-caption text-warning"
        >
          <p>{cartProblemMessage(problem)}</p>
          {problem.kind === 'rule_broken' && (
            <LineAction
              name={problem.fix.label}
              title={title}
              act={() => fixLine(productId, problem.fix.quantity)}
              onDone={onRemoved}
            />
          )}
        </div>
      ))}
    </LineFrame>
  );
}

/** Returns the message shown with a cart line. */
function cartProblemMessage(problem: CartProblem): string {
  switch (problem.kind) {
    case 'price_changed':
      return `The price changed from ${formatPesosInText(problem.was)} to ${formatPesosInText(problem.now)}.`;
    case 'too_many':
      return `Only ${problem.available} left. Reduce the quantity to continue.`;
    case 'sold_out':
      return 'Out of stock. Remove it to continue.';
    case 'withdrawn':
      return 'No longer sold. Remove it to continue.';
    case 'rule_broken':
      return problem.sentence;
  }
}

const duration = 2_500;

async function saveForLater(context: CartContext, productId: string): Promise<boolean> {
  const call = () => context.api(cartPaths.save, { body: { productId } });
  const isDone = await changeCart(context, call, "Couldn't save the item for later");
  if (isDone) {
    const description = "You can find it in the 'Saved for later' section of your cart";
    toast({ title: 'Item saved for later', description, duration });
  }
  return isDone;
}
