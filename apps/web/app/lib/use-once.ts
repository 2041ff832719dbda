import { ShopError } from '@sirkito/contracts/shop-error';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from './toasts.ts';

const sayRefusal = ({ message }: ShopError): unknown =>
  toast({ title: message, variant: 'destructive' });

/** One thing at a time: what is asked for while it is under way, also before the page shows so, is left. */
export function useOnce() {
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const once = async (
    work: () => Promise<unknown>,
    onRefused: (refusal: ShopError) => unknown = sayRefusal,
  ): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      await onRefused(error);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };
  return [isBusy, once] as const;
}

/** The same for a mutation. */
export function useMutationOnce<Data, Change = void>(
  options: Omit<UseMutationOptions<Data, Error, Change>, 'onSettled'>,
) {
  const isUnderWay = useRef(false);
  const { mutate: start, ...mutation } = useMutation({
    ...options,
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const mutate = (change: Change): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    start(change);
  };
  return { ...mutation, mutate };
}
