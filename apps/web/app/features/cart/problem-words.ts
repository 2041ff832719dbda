import { formatPesos } from '@sirkito/commerce';
import type { CartProblem } from '@sirkito/contracts/cart';

/** What has happened to a line, said beside it. */
export function problemWords(problem: CartProblem): string {
  switch (problem.kind) {
    case 'price_changed':
      return `The price changed from ${formatPesos(problem.was)} to ${formatPesos(problem.now)}.`;
    case 'too_many':
      return `Only ${problem.available} left. Please choose fewer.`;
    case 'sold_out':
      return 'Sold out since you added it.';
    case 'withdrawn':
      return 'No longer sold.';
  }
}
