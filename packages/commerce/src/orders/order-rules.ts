import { maxQuantity } from '../cart.ts';

/** A line as the rules see it. */
export interface RuleLine {
  productId: string;
  title: string;
  /** The product's category and those above it. */
  categoryIds: readonly string[];
  quantity: number;
}

/** Why an order isn't taken as it is, and the change that fixes it. */
export interface BrokenRule {
  id: string;
  /** Shown to shoppers and staff. */
  sentence: string;
  /** The line to change. */
  productId: string;
  /** 0 removes the line. */
  fix: { quantity: number; label: string };
}

export interface OrderRule {
  id: string;
  /** Returns the line to change and the quantity to change it to, if the lines break the rule. */
  check: (
    lines: readonly RuleLine[],
  ) => { productId: string; quantity: number; sentence: string } | undefined;
}

export const maxUnitsSentence = `You can order up to ${maxQuantity} of each product`;

export const maxUnitsOfProduct: OrderRule = {
  id: 'max_units_of_product',
  check: (lines) => {
    const line = lines.find(({ quantity }) => quantity > maxQuantity);
    return line && { ...line, quantity: maxQuantity, sentence: maxUnitsSentence };
  },
};

/**
 * Everything that the shop requires of an order's lines. Cart, quote, placing and manual orders
 * evaluate this list.
 */
const orderRules: readonly OrderRule[] = [maxUnitsOfProduct];

/** Returns the rules that these lines break. */
export const brokenRules = (
  lines: readonly RuleLine[],
  rules: readonly OrderRule[] = orderRules,
): BrokenRule[] =>
  rules.flatMap(({ id, check }) => {
    const broken = check(lines);
    if (!broken) return [];
    const { productId, quantity, sentence } = broken;
    return { id, sentence, productId, fix: fixTo(quantity) };
  });

/** Returns the change of a line to this quantity, with its button's label. */
export const fixTo = (quantity: number): BrokenRule['fix'] => ({
  quantity,
  label: quantity > 0 ? `Change to ${quantity}` : 'Remove',
});
