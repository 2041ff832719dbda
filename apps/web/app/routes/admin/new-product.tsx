import { useSearchParams } from 'react-router';
import { NewProductPage } from '#web/features/staff/product/product-page.tsx';

export const meta = () => [
  { title: 'Add a product | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function AdminNewProductRoute() {
  const [search] = useSearchParams();
  return <NewProductPage from={search.get('from')} />;
}
