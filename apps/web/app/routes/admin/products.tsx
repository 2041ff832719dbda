import { ProductsPage } from '#web/features/staff/products/products-page.tsx';

export const meta = () => [
  { title: 'Products | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default ProductsPage;
