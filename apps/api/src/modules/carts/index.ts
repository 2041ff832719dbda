export { addToCart } from './lines/cart-changes.ts';
export { promoCodeProblem } from './promo-code/promo-code-problem.ts';
