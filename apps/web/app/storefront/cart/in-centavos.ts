import { toCentavos, type Centavos } from '@sirkito/commerce';
import type { CartItem } from '@sirkito/contracts/carts/schemas';

interface LineInCentavos {
  price: Centavos;
  salePrice: Centavos;
  quantity: number;
}

/** Converts a line to centavos, where sums are exact. */
export const inCentavos = ({ price, salePrice, quantity }: CartItem): LineInCentavos => ({
  price: toCentavos(price),
  salePrice: toCentavos(salePrice),
  quantity,
});
