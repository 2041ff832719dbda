import type { ProductDetail } from '@sirkito/contracts/catalog-product';
import { shopPaths } from '#web/lib/shop-paths.ts';

/** From the home page down to its subcategory; search engines are told the same way. */
export const productCrumbs = ({ category }: Pick<ProductDetail, 'category'>) => [
  { to: shopPaths.home, label: 'Home' },
  ...category.path.map(({ id, name }) => ({ to: shopPaths.category(id), label: name })),
];
