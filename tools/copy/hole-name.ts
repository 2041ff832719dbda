import ts from 'typescript';

type Wrapped =
  | ts.ParenthesizedExpression
  | ts.AsExpression
  | ts.SatisfiesExpression
  | ts.NonNullExpression
  | ts.AwaitExpression;

export const isWrapped = (node: ts.Node): node is Wrapped =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isAwaitExpression(node);

/** Returns the placeholder name of a value: `total` for `formatPesos(order.total)`. */
export function holeName(node: ts.Node): string {
  if (isWrapped(node)) return holeName(node.expression);
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return accessName(node);
  if (ts.isElementAccessExpression(node)) return holeName(node.expression);
  if (ts.isCallExpression(node)) return callName(node);
  if (ts.isConditionalExpression(node)) return holeName(node.whenTrue);
  if (ts.isBinaryExpression(node)) return holeName(node.left);
  return '…';
}

const accessName = ({ name, expression }: ts.PropertyAccessExpression): string =>
  name.text === 'length' ? holeName(expression) : name.text;

function callName({ expression, arguments: [first] }: ts.CallExpression): string {
  // `names.join(', ')` is about the names, `formatPesos(total)` about the total.
  if (ts.isPropertyAccessExpression(expression)) return holeName(expression.expression);
  return first ? holeName(first) : holeName(expression);
}
