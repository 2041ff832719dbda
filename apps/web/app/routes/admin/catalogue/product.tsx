import { ProductPage } from '#web/backoffice/catalogue/product/product-page.tsx';
import type { Route } from './+types/product.ts';

export const meta = () => [
  { title: 'Product | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function AdminProductRoute({ params: { id } }: Route.ComponentProps) {
  return <ProductPage key={id} id={id} />;
}
