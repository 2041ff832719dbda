import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Labels } from '#web/features/admin-orders/labels.tsx';
import { storeProfileQuery } from '#web/features/store/store.queries.ts';
import { useApi } from '#web/lib/app-providers.tsx';

export const meta = () => [
  { title: 'Labels | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function LabelsRoute() {
  const [search] = useSearchParams();
  const { data: store } = useQuery(storeProfileQuery(useApi()));
  return (
    <Labels
      ids={search.get('ids') ?? ''}
      sender={store && [store.brandName, store.address, store.phone].filter(Boolean).join(', ')}
    />
  );
}
