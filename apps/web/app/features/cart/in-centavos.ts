import { toCentavos, type Centavos } from '@sirkito/commerce';
import type { CartItem } from '@sirkito/contracts/cart';

interface LineInCentavos {
  price: Centavos;
  salePrice: Centavos;
  quantity: number;
}

/** Where adding up is exact. */
export const inCentavos = ({ price, salePrice, quantity }: CartItem): LineInCentavos => ({
  price: toCentavos(price),
  salePrice: toCentavos(salePrice),
  quantity,
});
