import { asPesos, effectivePrice, formatPesos, formatPesosInText } from '@sirkito/commerce';
import type { CartItem, CartProblem } from '@sirkito/contracts/carts/schemas';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { ProductImage } from '#web/ui/product/product-image.tsx';

interface SummaryLineProps {
  item: CartItem;
  problems: readonly CartProblem[];
  /** Fixes the line in one tap, or removes it. */
  onFix: (problem: CartProblem) => Promise<unknown>;
}

/** Renders an order line with its problems since it was added to the cart. */
export function SummaryLine({ item, problems, onFix }: SummaryLineProps) {
  const { title, image, quantity } = item;
  const price = effectivePrice(item);
  return (
    <li className="grid gap-2">
      <div className="grid grid-cols-[3.25rem_1fr_auto] gap-3 text-small tabular-nums">
        <ProductImage path={image || undefined} alt="" sizes="52px" />
        <div className="min-w-0">
          <p className="line-clamp-2">{title}</p>
          <p className="text-ink-muted">
            {quantity} × {formatPesos(price)}
          </p>
        </div>
        <p className="font-medium">{formatPesos(asPesos(price * quantity))}</p>
      </div>
      {problems.map((problem) => (
        <Note key={problem.kind} kind={problem.kind === 'price_changed' ? 'info' : 'warn'}>
          <span className="flex flex-wrap items-center justify-between gap-2">
            {problemMessage(problem)}
            {problem.kind !== 'price_changed' && (
              <FixButton problem={problem} onPress={() => onFix(problem)} />
            )}
          </span>
        </Note>
      ))}
    </li>
  );
}

function problemMessage(problem: CartProblem): string {
  if (problem.kind === 'sold_out') return 'Out of stock';
  if (problem.kind === 'withdrawn') return 'No longer sold';
  if (problem.kind === 'too_many') return `Only ${problem.available} left`;
  return `Was ${formatPesosInText(problem.was)}, now ${formatPesosInText(problem.now)}`;
}

interface FixButtonProps {
  problem: CartProblem;
  onPress: () => Promise<unknown>;
}

function FixButton({ problem, onPress }: FixButtonProps) {
  const fix = useSingleFlightMutation({ mutationFn: onPress, onError: toastError });
  return (
    <Button look="quiet" size="small" isBusy={fix.isPending} onClick={() => fix.mutate()}>
      {problem.kind === 'too_many' ? `Change to ${problem.available}` : 'Remove'}
    </Button>
  );
}
