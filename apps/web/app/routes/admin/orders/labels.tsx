import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ShippingLabels } from '#web/backoffice/orders/print/shipping-labels.tsx';
import { storeProfileQuery } from '#web/storefront/store/store.queries.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';

export const meta = () => [
  { title: 'ShippingLabels | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function LabelsRoute() {
  const [search] = useSearchParams();
  const { data: store } = useQuery(storeProfileQuery(useApi()));
  return (
    <ShippingLabels
      ids={search.get('ids') ?? ''}
      sender={store && [store.brandName, store.address, store.phone].filter(Boolean).join(', ')}
    />
  );
}
