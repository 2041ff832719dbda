import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

const AddressForm = lazy(async () => ({
  default: (await import('./address-form.tsx')).AddressForm,
}));

/** Loads the form and its validation rules on demand. */
export function LazyAddressForm(props: ComponentProps<typeof AddressForm>) {
  return (
    <Suspense fallback={<Skeleton className="h-174 w-full sm:h-108" />}>
      <AddressForm {...props} />
    </Suspense>
  );
}
