import { effectivePrice, formatPesos, type Pesos } from '@sirkito/commerce';
import type { Cart, CartItem, CartProblem } from '@sirkito/contracts/cart';
import { cartPaths } from '@sirkito/contracts/paths/cart';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';

interface SummaryLineProps {
  userId: string;
  item: CartItem;
  problems: readonly CartProblem[];
}

/** One part of the order, with what happened to it since it went into the cart. */
export function SummaryLine({ userId, item, problems }: SummaryLineProps) {
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
            <Mend userId={userId} problem={problem} />
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

/** Puts the line right in one tap, or takes it out. */
function Mend({ userId, problem }: { userId: string; problem: CartProblem }) {
  const [api, queries] = [useApi(), useQueryClient()];
  const { productId } = problem;
  const mend = useMutation({
    mutationFn: () =>
      problem.kind === 'too_many'
        ? api(cartPaths.changeQuantity, { body: { productId, quantity: problem.available } })
        : api(cartPaths.remove, { params: { userId, productId } }),
    onSuccess: ({ data }) => queries.setQueryData<Cart>(['cart', userId], data),
    onError: ({ message }) => toast({ title: message, variant: 'destructive' }),
  });
  if (problem.kind === 'price_changed') return null;
  return (
    <Button look="quiet" size="small" isBusy={mend.isPending} onClick={() => mend.mutate()}>
      {problem.kind === 'too_many' ? `Take ${problem.available}` : 'Remove'}
    </Button>
  );
}
