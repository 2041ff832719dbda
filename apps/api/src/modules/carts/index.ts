export { addToCart } from './lines/add-to-cart.ts';
export { readCart } from './cart.ts';
export { findCartPromotion } from './promo-code/cart-promotion.queries.ts';
