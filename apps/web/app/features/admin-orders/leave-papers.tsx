import { staffPaths } from '#web/lib/shop-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** From the papers of one order back to it, from those of several to the queue. */
export function LeavePapers({ ids }: { ids: string }) {
  const isOne = ids !== '' && !ids.includes(',');
  return (
    <ButtonLink look="quiet" to={isOne ? staffPaths.order(ids) : staffPaths.orders}>
      {isOne ? 'Back to the order' : 'All orders'}
    </ButtonLink>
  );
}
