import { useSearchParams } from 'react-router';
import { NewProductPage } from '#web/backoffice/catalogue/product/product-page.tsx';

export const meta = () => [
  { title: 'Add product | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function AdminNewProductRoute() {
  const [search] = useSearchParams();
  return <NewProductPage from={search.get('from')} />;
}
