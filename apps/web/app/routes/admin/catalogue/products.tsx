import { ProductsPage } from '#web/backoffice/catalogue/products/products-page.tsx';

export const meta = () => [
  { title: 'Products | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default ProductsPage;
