export { addToCart } from './add-to-cart.ts';
export { readCart } from './cart.ts';
export { findCartPromotion } from './cart-promotion.queries.ts';
