import { effectivePrice, formatPesos, type Pesos } from '@sirkito/commerce';
import type { CartItem, CartProblem } from '@sirkito/contracts/cart';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';

interface SummaryLineProps {
  item: CartItem;
  problems: readonly CartProblem[];
  /** Puts the line right in one tap, or takes it out. */
  onMend: (problem: CartProblem) => Promise<unknown>;
}

/** One part of the order, with what happened to it since it went into the cart. */
export function SummaryLine({ item, problems, onMend }: SummaryLineProps) {
  const { title, image, quantity } = item;
  const price = effectivePrice(item);
  return (
    <li className="grid gap-2">
      <div className="grid grid-cols-[3.25rem_1fr_auto] gap-3 text-small tabular-nums">
        <ProductPicture path={image || undefined} alt="" sizes="52px" />
        <div className="min-w-0">
          <p className="line-clamp-2">{title}</p>
          <p className="text-ink-muted">
            {quantity} × {formatPesos(price)}
          </p>
        </div>
        <p className="font-medium">{formatPesos((price * quantity) as Pesos)}</p>
      </div>
      {problems.map((problem) => (
        <Note key={problem.kind} kind={problem.kind === 'price_changed' ? 'info' : 'warn'}>
          <span className="flex flex-wrap items-center justify-between gap-2">
            {wordsFor(problem)}
            {problem.kind !== 'price_changed' && (
              <Mend problem={problem} onPress={() => onMend(problem)} />
            )}
          </span>
        </Note>
      ))}
    </li>
  );
}

function wordsFor(problem: CartProblem): string {
  if (problem.kind === 'sold_out') return 'Sold out';
  if (problem.kind === 'withdrawn') return 'No longer sold';
  if (problem.kind === 'too_many') return `Only ${problem.available} items available`;
  return `Was ${formatPesos(problem.was)}, now ${formatPesos(problem.now)}`;
}

interface MendProps {
  problem: CartProblem;
  onPress: () => Promise<unknown>;
}

function Mend({ problem, onPress }: MendProps) {
  const [isBusy, once] = useOnce();
  return (
    <Button look="quiet" size="small" isBusy={isBusy} onClick={() => void once(onPress)}>
      {problem.kind === 'too_many' ? `Take ${problem.available}` : 'Remove'}
    </Button>
  );
}
