import ts from 'typescript';
import { isWrapped } from './hole-name.ts';

/** Whether a text is shown, hidden, or to be judged by its form. */
type Where = 'shown' | 'hidden' | 'unknown';

const list = (words: string) => new Set(words.split(/\s+/));

const shownNames = list(`aria-label aria-description aria-valuetext title placeholder alt label hint
  caption text description message sentence words noun`);
const hiddenAttributes = list(`className id key type role to href src srcSet sizes rel target method
  htmlFor autoComplete inputMode pattern style d viewBox points transform fill stroke look size kind
  variant tone dateTime accept encType as media charSet lang xmlns loading decoding crossOrigin
  aria-keyshortcuts`);
const hiddenProperties =
  list(`className style id key slug type href to src sizes queryKey path paths
  fontFamily timeZone align @type @context`);
const hiddenCalls = list(`includes startsWith endsWith has get set getItem setItem removeItem header
  append delete replace replaceAll split querySelector querySelectorAll closest matches createElement
  addEventListener removeEventListener getAttribute setAttribute removeAttribute indexOf test`);
/** Variables, functions and objects whose name says that they hold copy. */
const shownHolder = /(?:names?|words?|labels?|titles?|texts?|messages?|hints?|headings?)$/i;

export function whereOf(node: ts.Node): Where {
  const { parent } = node;
  if (passesOn(parent, node)) return whereOf(parent);
  if (ts.isJsxExpression(parent)) {
    return ts.isJsxAttribute(parent.parent) ? ofAttribute(parent.parent) : 'shown';
  }
  if (ts.isJsxAttribute(parent)) return ofAttribute(parent);
  if (ts.isPropertyAssignment(parent)) return ofProperty(parent, node);
  if (ts.isReturnStatement(parent)) return byHolder(ts.findAncestor(parent, ts.isFunctionLike));
  if (ts.isArrowFunction(parent)) return byHolder(parent);
  if (ts.isVariableDeclaration(parent)) return isKeys(node) ? 'unknown' : byHolder(parent);
  if (ts.isCallExpression(parent)) return ofArgument(parent);
  return isCompared(parent) || ts.isTaggedTemplateExpression(parent) ? 'hidden' : 'unknown';
}

/** Returns whether the parent evaluates to the child's text. */
const passesOn = (parent: ts.Node, child: ts.Node): boolean =>
  isWrapped(parent) ||
  ts.isArrayLiteralExpression(parent) ||
  ts.isTemplateSpan(parent) ||
  ts.isTemplateExpression(parent) ||
  (ts.isConditionalExpression(parent) && parent.condition !== child) ||
  (ts.isBinaryExpression(parent) && joins.has(parent.operatorToken.kind));

const joins = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

const isCompared = (parent: ts.Node): boolean =>
  ts.isCaseClause(parent) ||
  ts.isElementAccessExpression(parent) ||
  (ts.isBinaryExpression(parent) && comparisons.has(parent.operatorToken.kind));

/** Lists of single words are usually keys, not copy. */
const isKeys = (node: ts.Node): boolean =>
  ts.isArrayLiteralExpression(node) &&
  node.elements.every((one) => !ts.isStringLiteral(one) || !one.text.includes(' '));

function ofAttribute({ name }: ts.JsxAttribute): Where {
  const attribute = name.getText();
  if (hiddenAttributes.has(attribute) || attribute.startsWith('data-')) return 'hidden';
  return shownNames.has(attribute) ? 'shown' : 'unknown';
}

function ofProperty(property: ts.PropertyAssignment, child: ts.Node): Where {
  const name = keyOf(property);
  if (property.name === child) return 'hidden';
  if (shownNames.has(name) || byHolder(property.parent.parent) === 'shown') return 'shown';
  return hiddenProperties.has(name) ? 'hidden' : 'unknown';
}

function ofArgument({ expression }: ts.CallExpression): Where {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
  return hiddenCalls.has(name) ? 'hidden' : 'unknown';
}

function byHolder(holder: ts.Node | undefined): Where {
  if (!holder) return 'unknown';
  if (ts.isVariableDeclaration(holder) || ts.isPropertyAssignment(holder)) {
    return shownHolder.test(holder.name.getText()) ? 'shown' : 'unknown';
  }
  if (!ts.isFunctionLike(holder)) return 'unknown';
  if (!holder.name) return byHolder(holder.parent);
  return shownHolder.test(holder.name.getText()) ? 'shown' : 'unknown';
}

export const keyOf = ({ name }: ts.PropertyAssignment): string =>
  name.getText().replaceAll("'", '');

/** Returns whether a node never contains user-facing text. */
export const isUnread = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  (ts.isTaggedTemplateExpression(node) && /^(?:sql|String\.raw)\b/.test(node.tag.getText())) ||
  (ts.isCallExpression(node) && logCall.test(node.expression.getText())) ||
  (ts.isJsxAttribute(node) && ofAttribute(node) === 'hidden');

const logCall = /\blog(?:ger)?\.(?:trace|debug|info|warn|error|fatal)$/i;
