import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddressChoice } from '#web/features/addresses/address-choice.tsx';
import { addressesQuery, savingAddress } from '#web/features/addresses/addresses.queries.ts';
import { LazyCartFit } from '#web/features/builder/lazy-cart-fit.tsx';
import { CartCode } from '#web/features/cart/cart-code.tsx';
import { cartQuery } from '#web/features/cart/cart.queries.ts';
import { useMendLine } from '#web/features/cart/use-mend-line.ts';
import { useSwap } from '#web/features/cart/use-swap.ts';
import { useCheckoutDraft } from '#web/features/checkout/checkout-draft.ts';
import { CheckoutPage } from '#web/features/checkout/checkout-page.tsx';
import { waysQuery } from '#web/features/checkout/checkout.queries.ts';
import { EmptyCheckout } from '#web/features/checkout/empty-checkout.tsx';
import { useStoreProfile } from '#web/features/store/use-store-profile.ts';
import { useApi } from '#web/lib/app-providers.tsx';
import { privateMeta } from '#web/lib/page-meta.ts';
import { useSession } from '#web/lib/session.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TryAgain } from '#web/ui/try-again.tsx';
import type { Route } from './+types/checkout.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Checkout');
}

export default function CheckoutRoute() {
  const { user } = useSession();
  return (
    <div className="wrap pt-10 pb-section">
      <h1 className="mb-8 text-heading font-[560]">Checkout</h1>
      {user && <Checkout key={user.id} userId={user.id} />}
    </div>
  );
}

function Checkout({ userId }: { userId: string }) {
  const api = useApi();
  // Never as it was a while ago: this is where money is spoken of.
  const found = useQuery({ ...cartQuery({ api, userId }), staleTime: 0 });
  const { data: cart, error } = found;
  const { data: addresses = [], isPending: isLooking } = useQuery(addressesQuery(api, userId));
  const { isPending: isAsking } = useQuery(waysQuery(api));
  const [draft, change] = useCheckoutDraft(userId);
  const [isAdding, setIsAdding] = useState(false);
  const [mend, swap] = [useMendLine(), useSwap()];
  const counter = useStoreProfile();
  const isAddressComing = useIsMutating({ mutationKey: savingAddress }) > 0;
  if (!cart && error) return <TryAgain onAgain={found.refetch}>{error.message}</TryAgain>;
  if (!cart || isLooking || isAsking) return <Skeleton className="h-dvh w-full" />;
  if (cart.items.length === 0) return <EmptyCheckout userId={userId} />;
  // The default comes first in the list.
  const kept = addresses.find(({ _id }) => _id === draft.addressId) ?? addresses[0];
  // Not the one of before while another is being written: the parcel would go there.
  const addressId = isAdding ? undefined : kept?._id;
  return (
    <CheckoutPage
      userId={userId}
      cart={cart}
      onMend={mend}
      draft={{
        ...draft,
        addressId,
        fullName: draft.fullName ?? kept?.fullName,
        phone: draft.phone ?? kept?.phone,
      }}
      onChange={change}
      code={<CartCode code={cart.code} />}
      fit={
        <LazyCartFit
          items={cart.items}
          onSwap={swap}
          notes={{
            text: draft.notes,
            onAdd: (words) => change({ notes: `${draft.notes}\n${words}`.trim() }),
          }}
        />
      }
      counter={counter}
      isAddressComing={isAddressComing}
      addresses={
        <AddressChoice
          userId={userId}
          chosen={addressId}
          onChoose={(chosen) => {
            setIsAdding(chosen === undefined);
            if (chosen) change({ addressId: chosen });
          }}
        />
      }
    />
  );
}
