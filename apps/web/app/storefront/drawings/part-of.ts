import type { Attributes } from '@sirkito/commerce';
import type { Part } from '@sirkito/compatibility';
import type { ProductDetail } from '@sirkito/contracts/catalog/product-schemas';

export interface DrawnProduct extends Pick<ProductDetail, '_id' | 'name' | 'attributes'> {
  category: { id: string };
}

/** Returns a product as drawings and rules read it. */
export const partOf = ({ _id, name, category, attributes }: DrawnProduct): Part => ({
  id: _id,
  name,
  categoryId: category.id,
  // The API validates attributes on write, but their reply schema leaves the values open.
  attributes: attributes as Attributes,
});

/** Widths in pixels of a drawing on phones and on wider pages. */
export const drawnWidths = [328, 640];
