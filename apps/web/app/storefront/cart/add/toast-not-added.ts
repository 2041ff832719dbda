import { clientErrors } from '@sirkito/contracts/client-errors';
import { toast } from '#web/lib/interaction/toasts.ts';

/** Says that the code to add to the cart could not be loaded; throws other errors. */
export function toastNotAdded(error: unknown, retry: () => void): void {
  // What a dynamic import throws.
  if (!(error instanceof TypeError)) throw error;
  toast({
    title: 'Failed to add item to cart',
    description: clientErrors['server.unavailable'].message,
    variant: 'destructive',
    duration: 20_000,
    retry,
  });
}
