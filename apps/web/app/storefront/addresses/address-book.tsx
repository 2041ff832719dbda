import type { Address } from '@sirkito/contracts/addresses/schemas';
import { addressPaths } from '@sirkito/contracts/addresses/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { addressesQuery } from '#web/lib/interaction/addresses.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TryAgain } from '#web/ui/try-again.tsx';
import { addressError } from './address-error.ts';
import { AddressLines } from './address-lines.tsx';
import { LazyAddressForm } from './address-form-loader.tsx';

interface AddressBookProps {
  userId: string;
  /** Shown when there are no addresses. */
  emptyState: ReactNode;
}

/** Lists the customer's addresses, with add, edit and delete. */
export function AddressBook({ userId, emptyState }: AddressBookProps) {
  const list = useQuery(addressesQuery(useApi(), userId));
  const { data: addresses, error } = list;
  const [open, setOpen] = useState<string>();
  const book = useRef<HTMLDivElement>(null);
  // Move focus to the list when the pressed button disappears.
  const focusList = () => book.current?.focus();
  const close = (title: string) => {
    setOpen(undefined);
    focusList();
    toast({ title, variant: 'success' });
  };
  if (error && !addresses) {
    return (
      <TryAgain isBusy={list.isFetching} onRetry={list.refetch}>
        {addressError('list', error).message}
      </TryAgain>
    );
  }
  if (!addresses) return <Skeleton className="h-48 w-full" />;
  return (
    <div
      ref={book}
      role="group"
      aria-label="Your addresses"
      tabIndex={-1}
      className="grid max-w-[44rem] gap-6 outline-none"
    >
      {addresses.length === 0 && open !== 'new' && emptyState}
      <ul aria-label="Addresses" className="grid empty:hidden">
        {addresses.map((address) => (
          <li key={address._id} className="grid gap-5 border-b border-line py-4 first:pt-0">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <AddressLines address={address} />
              <AddressActions
                userId={userId}
                address={address}
                onEdit={() => setOpen(open === address._id ? undefined : address._id)}
                onRemoved={focusList}
              />
            </div>
            {open === address._id && (
              <LazyAddressForm
                userId={userId}
                address={address}
                action="Save address"
                onSaved={() => close('Address updated')}
              />
            )}
          </li>
        ))}
      </ul>
      {open === 'new' ? (
        <section aria-label="New address">
          <LazyAddressForm
            userId={userId}
            action="Save address"
            hasFocus
            onSaved={() => close('Address added')}
          />
        </section>
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => setOpen('new')}>
          Add an address
        </Button>
      )}
    </div>
  );
}

interface AddressActionsProps {
  userId: string;
  address: Address;
  onEdit: () => void;
  onRemoved: () => void;
}

function AddressActions({ userId, address, onEdit, onRemoved }: AddressActionsProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const name = address.label || address.street;
  const remove = useSingleFlightMutation({
    mutationFn: () => api(addressPaths.remove, { params: { userId, addressId: address._id } }),
    onSuccess: ({ data }) => {
      queries.setQueryData(addressesQuery(api, userId).queryKey, data);
      toast({ title: 'Address deleted', variant: 'success' });
      onRemoved();
    },
    onError: (error) =>
      toast({ title: addressError('remove', error).message, variant: 'destructive' }),
  });
  return (
    <span className="-ml-3 flex sm:ml-0">
      <Button look="bare" size="small" onClick={onEdit}>
        Edit <span className="sr-only">{name}</span>
      </Button>
      <Button look="bare" size="small" isBusy={remove.isPending} onClick={() => remove.mutate()}>
        Delete <span className="sr-only">{name}</span>
      </Button>
    </span>
  );
}
