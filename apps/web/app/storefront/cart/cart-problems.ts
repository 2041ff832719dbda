import { formatPesosInText } from '@sirkito/commerce';
import type { CartProblem } from '@sirkito/contracts/carts/schemas';

/** Returns the message shown with a cart line. */
export function cartProblemMessage(problem: CartProblem): string {
  switch (problem.kind) {
    case 'price_changed':
      return `The price changed from ${formatPesosInText(problem.was)} to ${formatPesosInText(problem.now)}.`;
    case 'too_many':
      return `Only ${problem.available} left. Reduce the quantity to continue.`;
    case 'sold_out':
      return 'Out of stock. Remove it to continue.';
    case 'withdrawn':
      return 'No longer sold. Remove it to continue.';
    case 'rule_broken':
      return problem.sentence;
  }
}
