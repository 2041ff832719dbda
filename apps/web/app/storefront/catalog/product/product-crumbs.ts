import type { ProductDetail } from '@sirkito/contracts/catalog/product-schemas';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';

/** Breadcrumbs from the home page to the subcategory, also used for structured data. */
export const productCrumbs = ({ category }: Pick<ProductDetail, 'category'>) => [
  { to: shopPaths.home, label: 'Home' },
  ...category.path.map(({ id, name }) => ({ to: shopPaths.category(id), label: name })),
];
