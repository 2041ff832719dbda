import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveAddressKey } from '#web/lib/query-keys/account.ts';
import { UnconfirmedEmail } from '#web/storefront/account/unconfirmed-email.tsx';
import { AddressChoice } from '#web/storefront/addresses/address-choice.tsx';
import { addressesQuery } from '#web/lib/interaction/addresses.ts';
import { LazyCartFit } from '#web/storefront/builder/fit/lazy-cart-fit.tsx';
import { CartCode } from '#web/storefront/cart/promo-code/cart-code.tsx';
import { cartQuery } from '#web/storefront/cart/cart.queries.ts';
import { useFixLine } from '#web/storefront/cart/lines/use-fix-line.ts';
import { useSwap } from '#web/storefront/cart/lines/use-swap.ts';
import { useCheckoutDraft } from '#web/storefront/checkout/checkout-draft.ts';
import { CheckoutPage } from '#web/storefront/checkout/checkout-page.tsx';
import { paymentOptionsQuery } from '#web/storefront/checkout/checkout.queries.ts';
import { EmptyCheckout } from '#web/storefront/checkout/empty-checkout.tsx';
import { useStoreProfile } from '#web/storefront/store/use-store-profile.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { privateMeta } from '#web/lib/seo/page-meta.ts';
import { useSession } from '#web/lib/session/session.ts';
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
  // Always refetch: prices must be current at checkout.
  const cartResult = useQuery({ ...cartQuery({ api, userId }), staleTime: 0 });
  const { data: cart, error } = cartResult;
  const { data: addresses = [], isPending: isLoadingAddresses } = useQuery(
    addressesQuery(api, userId),
  );
  const { isPending: isLoadingOptions } = useQuery(paymentOptionsQuery(api));
  const [draft, change] = useCheckoutDraft(userId);
  const [isAdding, setIsAdding] = useState(false);
  const [fix, swap] = [useFixLine(), useSwap()];
  const counter = useStoreProfile();
  const isSavingAddress = useIsMutating({ mutationKey: saveAddressKey }) > 0;
  if (!cart && error) return <TryAgain onRetry={cartResult.refetch}>{error.message}</TryAgain>;
  if (!cart || isLoadingAddresses || isLoadingOptions) return <Skeleton className="h-dvh w-full" />;
  if (cart.items.length === 0) return <EmptyCheckout userId={userId} />;
  // The default address comes first.
  const saved = addresses.find(({ _id }) => _id === draft.addressId) ?? addresses[0];
  // None while a new address is being entered, or the order would ship to the old one.
  const addressId = isAdding ? undefined : saved?._id;
  return (
    <CheckoutPage
      userId={userId}
      cart={cart}
      onFix={fix}
      draft={{
        ...draft,
        addressId,
        fullName: draft.fullName ?? saved?.fullName,
        phone: draft.phone ?? saved?.phone,
      }}
      onChange={change}
      code={<CartCode code={cart.code} />}
      unconfirmedEmail={<UnconfirmedEmail />}
      fit={
        <LazyCartFit
          items={cart.items}
          onSwap={swap}
          notes={{
            text: draft.notes,
            onAdd: (note) => change({ notes: `${draft.notes}\n${note}`.trim() }),
          }}
        />
      }
      counter={counter}
      isSavingAddress={isSavingAddress}
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
