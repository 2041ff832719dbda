export { addToCart } from './lines/add-to-cart.ts';
export { promoCodeProblem } from './promo-code/promo-code-problem.ts';
