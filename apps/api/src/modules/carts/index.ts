export { addToCart } from './lines/add-to-cart.ts';
export { readCart } from './cart.ts';
