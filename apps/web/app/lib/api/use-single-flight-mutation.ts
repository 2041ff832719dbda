import { ShopError } from '@sirkito/contracts/shop-error';
import { useMutation, type MutationKey } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from '../interaction/toasts.ts';

interface SingleFlightOptions<Data, Change> {
  mutationKey?: MutationKey;
  mutationFn: (change: Change) => Promise<Data>;
  onSuccess?: (data: Data) => unknown;
  onError?: (error: ShopError, change: Change) => unknown;
}

export const toastError = ({ message }: ShopError): unknown =>
  toast({ title: message, variant: 'destructive' });

/**
 * Ignores calls while one is in flight, even before the page re-renders. `mutateAsync` resolves
 * after success and shop errors, which are left to `onError` and `error`.
 */
export function useSingleFlightMutation<Data, Change = void>(
  options: SingleFlightOptions<Data, Change>,
) {
  const isRunning = useRef(false);
  const { mutateAsync: start, ...mutation } = useMutation<Data, Error, Change>({
    ...options,
    onError: (error, change) =>
      error instanceof ShopError ? options.onError?.(error, change) : undefined,
  });
  const mutateAsync = async (change: Change): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await start(change);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
    } finally {
      isRunning.current = false;
    }
  };
  return { ...mutation, mutateAsync, mutate: (change: Change) => void mutateAsync(change) };
}
