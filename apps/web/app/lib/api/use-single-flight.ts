import { ShopError } from '@sirkito/contracts/shop-error';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from '../interaction/toasts.ts';

const toastError = ({ message }: ShopError): unknown =>
  toast({ title: message, variant: 'destructive' });

/** Ignores calls while one is in flight, even before the page re-renders. */
export function useSingleFlight() {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (
    work: () => Promise<unknown>,
    onError: (error: ShopError) => unknown = toastError,
  ): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      await onError(error);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return [isBusy, run] as const;
}

/** Ignores mutate calls while one is in flight. */
export function useSingleFlightMutation<Data, Change = void>(
  options: Omit<UseMutationOptions<Data, Error, Change>, 'onSettled'>,
) {
  const isRunning = useRef(false);
  const { mutate: start, ...mutation } = useMutation({
    ...options,
    onSettled: () => {
      isRunning.current = false;
    },
  });
  const mutate = (change: Change): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    start(change);
  };
  return { ...mutation, mutate };
}
