import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { Button } from '#web/ui/button.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TryAgain } from '#web/ui/try-again.tsx';
import { addressFailure } from './address-failure.ts';
import { AddressLines } from './address-lines.tsx';
import { addressesQuery } from './addresses.queries.ts';
import { LazyAddressForm } from './address-form-loader.tsx';

interface AddressChoiceProps {
  userId: string;
  /** Without one a new address is being given. */
  chosen: string | undefined;
  onChoose: (addressId: string | undefined) => void;
}

/** Which of one's addresses, or a new one, added in place. */
export function AddressChoice({ userId, chosen, onChoose }: AddressChoiceProps) {
  const list = useQuery(addressesQuery(useApi(), userId));
  const { data: addresses, error } = list;
  if (error && !addresses) {
    return (
      <TryAgain isBusy={list.isFetching} onAgain={list.refetch}>
        {addressFailure('list', error).message}
      </TryAgain>
    );
  }
  if (!addresses) return <Skeleton className="h-40 w-full" />;
  return (
    <div className="grid gap-5">
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
          onSaved={({ _id }) => onChoose(_id)}
        />
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => onChoose(undefined)}>
          Add another address
        </Button>
      )}
    </div>
  );
}
