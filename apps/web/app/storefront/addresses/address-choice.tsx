import { useQuery } from '@tanstack/react-query';
import { addressesQuery } from '#web/lib/interaction/addresses.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Radio } from '#web/ui/form/radio.tsx';
import { KeepFocus } from '#web/ui/keep-focus.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TryAgain } from '#web/ui/try-again.tsx';
import { addressError } from './address-error.ts';
import { AddressLines } from './address-lines.tsx';
import { LazyAddressForm } from './address-form-loader.tsx';

interface AddressChoiceProps {
  userId: string;
  /** Undefined while a new address is being entered. */
  chosen: string | undefined;
  onChoose: (addressId: string | undefined) => void;
}

/** Lets the customer choose an address or add one. */
export function AddressChoice({ userId, chosen, onChoose }: AddressChoiceProps) {
  const list = useQuery(addressesQuery(useApi(), userId));
  const { data: addresses, error } = list;
  if (error && !addresses) {
    return (
      <TryAgain isBusy={list.isFetching} onRetry={list.refetch}>
        {addressError('list', error).message}
      </TryAgain>
    );
  }
  if (!addresses) return <Skeleton className="h-40 w-full" />;
  return (
    <KeepFocus label="Delivery address" className="grid gap-5">
      {addresses.length > 0 && (
        <div
          role="radiogroup"
          aria-label="Address"
          className="grid divide-y divide-line overflow-clip rounded border border-line-strong bg-surface-raised"
        >
          {addresses.map((address) => (
            <label
              key={address._id}
              className="grid cursor-pointer grid-cols-[1.125rem_1fr] gap-3.5 px-4 py-3.5 has-checked:bg-surface-sunken"
            >
              <Radio
                name="address"
                checked={chosen === address._id}
                onChange={() => onChoose(address._id)}
              />
              <AddressLines address={address} />
            </label>
          ))}
        </div>
      )}
      {chosen === undefined ? (
        <LazyAddressForm
          userId={userId}
          action="Use this address"
          hasFocus={addresses.length > 0}
          onSaved={({ _id }) => onChoose(_id)}
        />
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => onChoose(undefined)}>
          Add another address
        </Button>
      )}
    </KeepFocus>
  );
}
