import ts from 'typescript';
import { looksLikeProse } from './prose.ts';
import { keyOf } from './where.ts';

/** Names such as `SSD`, `AM5` and `DeepCool`, which also occur in code. */
const name = /^\p{Lu}[\p{L}\p{N}.+/-]*$/u;
const method = /^(?:GET|POST|PUT|PATCH|DELETE)$/;

/** Returns whether a single word is copy, judged by its neighbours. */
export const isShownWord = (node: ts.Node, text: string): boolean =>
  name.test(text)
    ? !method.test(text) && (hasProseSibling(node) || isKeyedByName(node))
    : /^[a-z]+$/.test(text) && isAmongPhrases(node);

/** For example `both` in `['it', 'both', 'all three', 'all four']`. */
const isAmongPhrases = ({ parent }: ts.Node): boolean =>
  ts.isArrayLiteralExpression(parent) &&
  parent.elements.filter((one) => isProse(one) && /^'[a-z]/.test(one.getText())).length > 1;

const isKeyedByName = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAssignment(parent) && keyOf(parent) === 'name';

function hasProseSibling({ parent }: ts.Node): boolean {
  if (ts.isArrayLiteralExpression(parent)) return parent.elements.some(isProse);
  if (ts.isCallExpression(parent)) return /^(?:leaf|group)$/.test(parent.expression.getText());
  if (!ts.isPropertyAssignment(parent)) return false;
  const values = parent.parent.properties.filter(ts.isPropertyAssignment);
  return values.some(({ initializer }) => isProse(initializer));
}

const isProse = (node: ts.Node): boolean => ts.isStringLiteral(node) && looksLikeProse(node.text);

/** Returns whether an object key is a label, as in `{ Added: added }`. */
export const isShownKey = (node: ts.Node): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) &&
  /^\p{Lu}\p{Ll}+(?: [\w ]+)?$/u.test(keyOf(node)) &&
  ts.isIdentifier(node.initializer) &&
  /^[a-z]/.test(node.initializer.text);
