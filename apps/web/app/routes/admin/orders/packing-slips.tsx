import { useSearchParams } from 'react-router';
import { PackingSlips } from '#web/backoffice/orders/print/packing-slips.tsx';

export const meta = () => [
  { title: 'Packing slips | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function PackingSlipsRoute() {
  const [search] = useSearchParams();
  return <PackingSlips ids={search.get('ids') ?? ''} />;
}
