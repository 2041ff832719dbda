import { staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';

/** Links back to the order, or to the queue for several orders. */
export function LeavePrintPage({ ids }: { ids: string }) {
  const isOne = ids !== '' && !ids.includes(',');
  return (
    <ButtonLink look="quiet" to={isOne ? staffPaths.order(ids) : staffPaths.orders}>
      {isOne ? 'Back to order' : 'All orders'}
    </ButtonLink>
  );
}
