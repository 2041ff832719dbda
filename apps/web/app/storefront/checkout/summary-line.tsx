import { asPesos, effectivePrice, fixTo, formatPesos, formatPesosInText } from '@sirkito/commerce';
import type { CartItem, CartProblem } from '@sirkito/contracts/carts/schemas';
import { Note } from '#web/ui/note.tsx';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import { ProblemNote, type FixLine } from './problem-note.tsx';

/** Broken order rules are shown above the button that places the order. */
type LineProblem = Exclude<CartProblem, { kind: 'rule_broken' }>;

interface SummaryLineProps {
  item: CartItem;
  problems: readonly LineProblem[];
  onFix: FixLine;
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
      {problems.map((problem) =>
        problem.kind === 'price_changed' ? (
          <Note key={problem.kind} kind="info">
            {`Was ${formatPesosInText(problem.was)}, now ${formatPesosInText(problem.now)}`}
          </Note>
        ) : (
          <ProblemNote
            key={problem.kind}
            sentence={sentenceOf(problem)}
            productId={problem.productId}
            fix={fixTo(problem.kind === 'too_many' ? problem.available : 0)}
            onFix={onFix}
          />
        ),
      )}
    </li>
  );
}

function sentenceOf(problem: Exclude<LineProblem, { kind: 'price_changed' }>): string {
  if (problem.kind === 'too_many') return `Only ${problem.available} left`;
  return problem.kind === 'sold_out' ? 'Out of stock' : 'No longer sold';
}
